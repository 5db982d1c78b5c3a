import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import { lazy, Suspense, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';

const SettingsPopover = lazy(() => import('./settings-popover'));

/** Button that opens the settings for text size and appearance. */
export function ReadingSettings() {
  const t = useMessages(catalogue).reading;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        ref={setButton}
        label={t.settings}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(!isOpen)}
      >
        <ALargeSmall aria-hidden="true" />
      </IconButton>
      {isOpen !== undefined && (
        <Suspense>
          <SettingsPopover anchor={button} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
