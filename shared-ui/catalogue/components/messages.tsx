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
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

const TONES = ['notice', 'error', 'info'] as const;

function Notices() {
  const { actions, longText, messages, catalogue } = useSampleTexts();
  return (
    <Examples>
      {TONES.map((tone) => (
        <Example name={`tone="${tone}"`} wide key={tone}>
          <Notice tone={tone}>{messages[tone]}</Notice>
        </Example>
      ))}
      {TONES.map((tone) => (
        <Example name={`tone="${tone}" action`} wide focus={tone === 'notice'} key={tone}>
          <Notice tone={tone} action={<Button variant="soft">{actions.tryAgain}</Button>}>
            {messages[tone]}
          </Notice>
        </Example>
      ))}
      <Example name="icon" wide>
        <Notice icon={<WifiOff aria-hidden />}>{messages.offline}</Notice>
      </Example>
      <Example name={`action, ${catalogue.shows.longText}`} wide>
        <div className="narrow">
          <Notice tone="error" action={<Button>{actions.tryAgain}</Button>}>
            {longText}
          </Notice>
        </div>
      </Example>
    </Examples>
  );
}

function Banners() {
  const { actions, longText, catalogue, pages } = useSampleTexts();
  const { guest } = pages.frame;
  return (
    <Examples>
      <Example name={catalogue.shows.withoutOptions} bleed>
        <Banner>{longText}</Banner>
      </Example>
      <Example name="picture" bleed focus>
        <Banner picture={<Snail />}>
          <a href="#banner">{guest.link}</a>
          {guest.rest}
          <span className="nb">{guest.clause}</span>
        </Banner>
      </Example>
      <Example name="picture action" bleed>
        <Banner picture={<Snail />} action={<Button variant="soft">{actions.login}</Button>}>
          {longText}
        </Banner>
      </Example>
    </Examples>
  );
}

/** Practically forever, so that the toasts of an example stay. */
const STAYS_MS = 2 ** 31 - 1;

function Toasts() {
  const { longText, messages, catalogue } = useSampleTexts();
  const [passing, setPassing] = useState<ToastMessage[]>([]);
  const tones = (['done', 'info', 'error'] as const).map((tone) => ({
    id: tone,
    tone,
    message: messages.toasts[tone],
    duration: STAYS_MS,
  }));
  const show = () => setPassing([...passing, { id: crypto.randomUUID(), message: messages.toasts.done }]);
  return (
    <Examples columns>
      <Example name="tone" framed>
        <ToastRegion label={messages.label} toasts={tones} onDismiss={() => {}} />
      </Example>
      <Example name={catalogue.shows.longText} framed>
        <ToastRegion
          label={messages.label}
          toasts={[{ id: 'long', tone: 'info', message: longText, duration: STAYS_MS }]}
          onDismiss={() => {}}
        />
      </Example>
      <Example name="duration={3000}" framed>
        <Button onClick={show}>{messages.open}</Button>
        <ToastRegion
          label={messages.label}
          toasts={passing}
          onDismiss={(id) => setPassing((all) => all.filter((toast) => toast.id !== id))}
        />
      </Example>
    </Examples>
  );
}

function EmptyStates() {
  const { longText, catalogue, pages } = useSampleTexts();
  const pictures = { empty: <EmptyShelf />, garden: <EmptyGarden />, lost: <Lost /> };
  return (
    <Examples columns>
      {(['empty', 'garden', 'lost'] as const).map((kind) => (
        <Example name="picture action" focus={kind === 'empty'} key={kind}>
          <EmptyState
            picture={pictures[kind]}
            title={pages.favorites[kind].title}
            action={<Button variant="primary">{pages.favorites[kind].action}</Button>}
          >
            <KeepTogether clauses={pages.favorites[kind].text} />
          </EmptyState>
        </Example>
      ))}
      <Example name={catalogue.shows.withoutOptions}>
        <EmptyState title={pages.favorites.empty.title} />
      </Example>
      <Example name={catalogue.shows.longText}>
        <EmptyState title={longText}>{longText}</EmptyState>
      </Example>
    </Examples>
  );
}

function ClauseLines() {
  const { catalogue, pages } = useSampleTexts();
  return (
    <Examples columns>
      <Example name="of">
        <p>
          <KeepTogether clauses={pages.favorites.empty.text} />
        </p>
      </Example>
      <Example name={catalogue.shows.longText}>
        <p style={{ maxWidth: '12em' }}>
          <KeepTogether clauses={[...pages.favorites.empty.text, ...pages.favorites.lost.text]} />
        </p>
      </Example>
    </Examples>
  );
}

export const messages: Kind = {
  notice: Notices,
  banner: Banners,
  toast: Toasts,
  'empty-state': EmptyStates,
  'keep-together': ClauseLines,
};
