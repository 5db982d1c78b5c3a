import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { Banner } from '@storysprout/shared-ui/banner';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { Notice } from '@storysprout/shared-ui/notice';
import { ToastRegion, type ToastMessage } from '@storysprout/shared-ui/toast';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

const TONES = ['notice', 'error', 'info'] as const;

function Notices() {
  const { actions, longText, messages, own } = useWords();
  return (
    <Specimens>
      {TONES.map((tone) => (
        <Specimen name={`tone="${tone}"`} wide key={tone}>
          <Notice tone={tone}>{messages[tone]}</Notice>
        </Specimen>
      ))}
      {TONES.map((tone) => (
        <Specimen name={`tone="${tone}" action`} wide focus={tone === 'notice'} key={tone}>
          <Notice tone={tone} action={<Button variant="soft">{actions.tryAgain}</Button>}>
            {messages[tone]}
          </Notice>
        </Specimen>
      ))}
      <Specimen name="icon" wide>
        <Notice icon={<WifiOff aria-hidden />}>{messages.offline}</Notice>
      </Specimen>
      <Specimen name={`action, ${own.shows.longText}`} wide>
        <div className="narrow">
          <Notice tone="error" action={<Button>{actions.tryAgain}</Button>}>
            {longText}
          </Notice>
        </div>
      </Specimen>
    </Specimens>
  );
}

function Banners() {
  const { actions, longText, own, pages } = useWords();
  const { guest } = pages.frame;
  return (
    <Specimens>
      <Specimen name={own.shows.withoutOptions} bleed>
        <Banner>{longText}</Banner>
      </Specimen>
      <Specimen name="picture" bleed focus>
        <Banner picture={<Snail />}>
          <a href="#banner">{guest.link}</a>
          {guest.rest}
          <span className="nb">{guest.clause}</span>
        </Banner>
      </Specimen>
      <Specimen name="picture action" bleed>
        <Banner picture={<Snail />} action={<Button variant="soft">{actions.login}</Button>}>
          {longText}
        </Banner>
      </Specimen>
    </Specimens>
  );
}

/** Longer than anybody looks: the toasts of a specimen stay. */
const STAYS_MS = 2 ** 31 - 1;

function Toasts() {
  const { longText, messages, own } = useWords();
  const [passing, setPassing] = useState<ToastMessage[]>([]);
  const tones = (['done', 'info', 'error'] as const).map((tone) => ({
    id: tone,
    tone,
    message: messages.toasts[tone],
    duration: STAYS_MS,
  }));
  const show = () => setPassing([...passing, { id: crypto.randomUUID(), message: messages.toasts.done }]);
  return (
    <Specimens columns>
      <Specimen name="tone" framed>
        <ToastRegion label={messages.label} toasts={tones} onDismiss={() => {}} />
      </Specimen>
      <Specimen name={own.shows.longText} framed>
        <ToastRegion
          label={messages.label}
          toasts={[{ id: 'long', tone: 'info', message: longText, duration: STAYS_MS }]}
          onDismiss={() => {}}
        />
      </Specimen>
      <Specimen name="duration={3000}" framed>
        <Button onClick={show}>{messages.open}</Button>
        <ToastRegion
          label={messages.label}
          toasts={passing}
          onDismiss={(id) => setPassing((all) => all.filter((toast) => toast.id !== id))}
        />
      </Specimen>
    </Specimens>
  );
}

function EmptyStates() {
  const { longText, own, pages } = useWords();
  const pictures = { empty: <EmptyShelf />, garden: <EmptyGarden />, lost: <Lost /> };
  return (
    <Specimens columns>
      {(['empty', 'garden', 'lost'] as const).map((kind) => (
        <Specimen name="picture action" focus={kind === 'empty'} key={kind}>
          <EmptyState
            picture={pictures[kind]}
            title={pages.favorites[kind].title}
            action={<Button variant="primary">{pages.favorites[kind].action}</Button>}
          >
            <KeepTogether clauses={pages.favorites[kind].text} />
          </EmptyState>
        </Specimen>
      ))}
      <Specimen name={own.shows.withoutOptions}>
        <EmptyState title={pages.favorites.empty.title} />
      </Specimen>
      <Specimen name={own.shows.longText}>
        <EmptyState title={longText}>{longText}</EmptyState>
      </Specimen>
    </Specimens>
  );
}

function ClauseLines() {
  const { own, pages } = useWords();
  return (
    <Specimens columns>
      <Specimen name="of">
        <p>
          <KeepTogether clauses={pages.favorites.empty.text} />
        </p>
      </Specimen>
      <Specimen name={own.shows.longText}>
        <p style={{ maxWidth: '12em' }}>
          <KeepTogether clauses={[...pages.favorites.empty.text, ...pages.favorites.lost.text]} />
        </p>
      </Specimen>
    </Specimens>
  );
}

export const messages: Kind = {
  notice: Notices,
  banner: Banners,
  toast: Toasts,
  'empty-state': EmptyStates,
  'keep-together': ClauseLines,
};
