import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../../lib/cx';
import pill from '../../lib/pill.module.css';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
}

/** Where a key leads from the tab at `index`; undefined where it leads nowhere. */
const TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A white pill on the ground. Arrow keys, Home and End move and choose, only the chosen tab is in the Tab order: the tabs pattern
 * of the ARIA Authoring Practices, by hand, as the headless library's are a quarter of what the login screen may weigh.
 */
export function Tabs<Value extends string>({ label, value, onChange, items }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (part: 'tab' | 'panel', of: Value) => `${id}${part}-${of}`;
  const chosen = items.find((item) => item.value === value);

  const move = (event: KeyboardEvent, index: number) => {
    const target = TARGETS[event.key]?.(index, items.length);
    // With a modifier the keys are the browser's: Alt and an arrow leave the page.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    (list.current!.children[target] as HTMLElement).focus();
    if (items[target]!.value !== value) onChange(items[target]!.value);
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={pill.list}>
        {items.map((item, index) => (
          <button
            type="button"
            role="tab"
            id={idOf('tab', item.value)}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? idOf('panel', item.value) : undefined}
            tabIndex={item.value === value ? 0 : -1}
            className={cx(pill.pill, item.value === value && pill.chosen)}
            onClick={() => item.value !== value && onChange(item.value)}
            onKeyDown={(event) => move(event, index)}
            key={item.value}
          >
            {item.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          role="tabpanel"
          id={idOf('panel', chosen.value)}
          aria-labelledby={idOf('tab', chosen.value)}
          tabIndex={0}
          className={styles.panel}
          key={chosen.value}
        >
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
