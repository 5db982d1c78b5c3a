import { Slider as Base } from '@base-ui/react/slider';
import type { KeyboardEvent } from 'react';
import styles from './slider.module.css';

/** Keyboard steps, where they differ from the pointer's. */
export interface KeySteps {
  arrow: number;
  /** Page up and Page down. */
  page: number;
}

export interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  /** Step of a drag, and of an arrow key without `keySteps`. */
  step?: number;
  keySteps?: KeySteps;
  /** Called continuously during a drag. */
  onChange: (value: number) => void;
  /** Called at the end of a drag and on each key press. */
  onCommit?: (value: number) => void;
  /** `aria-valuetext`: "0 分 22 秒，共 1 分 12 秒". */
  valueText?: (value: number) => string;
  disabled?: boolean;
}

function keyDelta(key: string, { arrow, page }: KeySteps): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return arrow;
    case 'ArrowLeft':
    case 'ArrowDown':
      return -arrow;
    case 'PageUp':
      return page;
    case 'PageDown':
      return -page;
    default:
      return undefined;
  }
}

/** Slider with a track of 8 px, a thumb of 24 px and a hit area of 44 px. */
export function Slider({
  label,
  value,
  min = 0,
  max,
  step = 1,
  keySteps,
  onChange,
  onCommit,
  valueText,
  disabled,
}: SliderProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const delta = keySteps && keyDelta(event.key, keySteps);
    if (delta === undefined) return;
    // Keeps the base slider and the page's scrolling from handling the key.
    event.preventDefault();
    const next = Math.min(max, Math.max(min, value + delta));
    onChange(next);
    onCommit?.(next);
  };
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
            onKeyDown={handleKeyDown}
            getAriaValueText={valueText ? (_formatted, current) => valueText(current) : undefined}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
