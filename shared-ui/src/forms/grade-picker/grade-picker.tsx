import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { BandPlant, type Band } from '../../illustrations/band-plant';
import styles from './grade-picker.module.css';

export interface GradeOption<Grade extends number> {
  value: Grade;
  /** "四年级" */
  label: ReactNode;
  /** "160 字" */
  length: ReactNode;
}

export interface GradePickerProps<Grade extends number> {
  legend: ReactNode;
  /** Grades in ascending order, three per band. */
  options: readonly GradeOption<Grade>[];
  value: Grade;
  onChange: (grade: Grade) => void;
  name?: string;
  disabled?: boolean;
}

const BANDS: readonly Band[] = [1, 2, 3];

/** Nine native radio buttons in three rows, one per grade band. */
export function GradePicker<Grade extends number>({
  legend,
  options,
  value,
  onChange,
  name,
  disabled,
}: GradePickerProps<Grade>) {
  const generated = useId();
  return (
    <fieldset className={styles.picker} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>
        {BANDS.map((band) => (
          <div className={styles.row} data-band={band} key={band}>
            <BandPlant band={band} className={styles.plant} />
            {options.slice(3 * (band - 1), 3 * band).map((option) => (
              <label className={styles.grade} key={option.value}>
                <input
                  type="radio"
                  name={name ?? generated}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
                <span className={styles.face}>
                  <b>{option.label}</b>
                  <span>{option.length}</span>
                </span>
                <span className={styles.tick}>
                  <Check aria-hidden="true" />
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
