import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { catalogue } from '../../i18n/catalogue';

/** The page at `/part-name`. */
export default function PartName() {
  const t = useMessages(catalogue);
  useTitle(t.partTitle);
  return (
    <div className="wrap wrap--read page">
      <h1>{t.partTitle}</h1>
    </div>
  );
}
