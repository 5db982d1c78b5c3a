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

/** Index of the tab that a key moves to, by key. */
const KEY_TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs by the pattern of the ARIA Authoring Practices: arrow keys, Home and End move the focus and select; roving tabindex. Written by
 * hand, because Base UI's tabs take a quarter of the login screen's size budget (docs/decisions/021-tabs-by-hand.md).
 */
export function Tabs<Value extends string>({ label, value, onChange, items }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (part: 'tab' | 'panel', tab: Value) => `${id}${part}-${tab}`;
  const selected = items.find((item) => item.value === value);

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = KEY_TARGETS[event.key]?.(index, items.length);
    // With a modifier the key belongs to the browser: Alt and an arrow navigate its history.
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
            onKeyDown={(event) => handleKeyDown(event, index)}
            key={item.value}
          >
            {item.label}
          </button>
        ))}
      </div>
      {selected && (
        <div
          role="tabpanel"
          id={idOf('panel', selected.value)}
          aria-labelledby={idOf('tab', selected.value)}
          tabIndex={0}
          className={styles.panel}
          key={selected.value}
        >
          {selected.panel}
        </div>
      )}
    </div>
  );
}
