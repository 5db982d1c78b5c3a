import { Slider as Base } from '@base-ui/react/slider';
import styles from './slider.module.css';

export interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  /** How far an arrow key goes. */
  step?: number;
  /** While it is dragged. */
  onChange: (value: number) => void;
  /** When it is let go. */
  onCommit?: (value: number) => void;
  /** What a screen reader says for a value: "0 分 22 秒，共 1 分 12 秒". */
  valueText?: (value: number) => string;
  disabled?: boolean;
}

/** A track of 8 px, a thumb of 24, a hit area of 44. */
export function Slider({
  label,
  value,
  min = 0,
  max,
  step = 1,
  onChange,
  onCommit,
  valueText,
  disabled,
}: SliderProps) {
  return (
    <Base.Root
      className={styles.slider}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onCommit?.(next)}
    >
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.done} />
          <Base.Thumb
            className={styles.thumb}
            aria-label={label}
            getAriaValueText={valueText ? (_formatted, current) => valueText(current) : undefined}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
