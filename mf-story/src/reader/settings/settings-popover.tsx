import { APPEARANCES } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Popover } from '@storysprout/shared-ui/popover';
import { SegmentedControl } from '@storysprout/shared-ui/segmented-control';
import { catalogue } from '../../i18n/catalogue';
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size';

interface SettingsPopoverProps {
  anchor: Element | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reading settings of this device: text size and appearance. A default export, because it is loaded lazily. */
export default function SettingsPopover(props: SettingsPopoverProps) {
  const t = useMessages(catalogue);
  const { appearance, setAppearance } = useShell();
  const size = useTextSize();
  const { settings, textSize, textSizes, appearance: background, appearances } = t.reading;
  return (
    <Popover {...props} title={settings} closeLabel={t.close}>
      <div className="stack">
        <SegmentedControl
          label={textSize}
          value={size}
          onChange={setTextSize}
          options={TEXT_SIZES.map((value) => ({ value, label: <SizeLabel {...textSizes[value]} /> }))}
        />
        <SegmentedControl
          label={background}
          value={appearance}
          onChange={setAppearance}
          options={APPEARANCES.map((value) => ({ value, label: appearances[value] }))}
        />
      </div>
    </Popover>
  );
}

/** Displays "A+" and has "large" as its accessible name. */
function SizeLabel({ sign, name }: { sign: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
