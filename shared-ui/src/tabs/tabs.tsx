import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import pill from '../lib/pill.module.css';
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

/** A white pill on the ground. Arrow keys move, only the chosen tab is in the Tab order. */
export function Tabs<Value extends string>({ label, value, onChange, items }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className={styles.tabs}>
      <Base.List className={pill.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab
            className={({ active }) => cx(pill.pill, active && pill.chosen)}
            value={item.value}
            key={item.value}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel className={styles.panel} value={item.value} key={item.value}>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
