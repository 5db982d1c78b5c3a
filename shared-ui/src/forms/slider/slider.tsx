import { Slider as Base } from '@base-ui/react/slider';
import type { KeyboardEvent } from 'react';
import styles from './slider.module.css';

/** How far a key goes, where a pointer goes finer. */
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
  /** The grain of a drag, and how far an arrow key goes unless `keySteps` says otherwise. */
  step?: number;
  keySteps?: KeySteps;
  /** While it is dragged. */
  onChange: (value: number) => void;
  /** When it is let go. */
  onCommit?: (value: number) => void;
  /** What a screen reader says for a value: "0 分 22 秒，共 1 分 12 秒". */
  valueText?: (value: number) => string;
  disabled?: boolean;
}

function distanceOf(key: string, { arrow, page }: KeySteps): number | undefined {
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

/** A track of 8 px, a thumb of 24, a hit area of 44. */
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
  const goByKey = (event: KeyboardEvent) => {
    const distance = keySteps && distanceOf(event.key, keySteps);
    if (distance === undefined) return;
    // Prevented, it is no longer the base slider's, nor the page's to scroll by.
    event.preventDefault();
    const next = Math.min(max, Math.max(min, value + distance));
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
            onKeyDown={goByKey}
            getAriaValueText={valueText ? (_formatted, current) => valueText(current) : undefined}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
