import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { catalogue } from '../../i18n/catalogue';

/** The page at `/part`. */
export default function Home() {
  const t = useMessages(catalogue);
  useTitle(t.homeTitle);
  return (
    <div className="wrap wrap--read page">
      <h1>{t.homeTitle}</h1>
    </div>
  );
}
