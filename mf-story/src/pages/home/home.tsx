import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Hero } from '@storysprout/shared-ui/hero';
import { useState } from 'react';
import { GeneratorCard } from '../../generate/form/generator-card';
import { GenerationStatus } from '../../generate/progress/generation-status';
import { LazyGrowingCard, usePrefetchGrowingCard } from '../../generate/progress/lazy-growing-card';
import { useIsGrowingCardVisible } from '../../generate/progress/use-is-growing-card-visible';
import { useGeneration } from '../../generate/session/use-generation';
import { catalogue } from '../../i18n/catalogue';
import { FeatureList } from './feature-list';

const lines = (texts: readonly string[]) => texts.map((text) => <span key={text}>{text}</span>);

/** The home page: hero, generator and features. While a story is generated: the growing card alone. */
export default function Home() {
  const t = useMessages(catalogue);
  const { isLoggedIn } = useShell().session;
  const generation = useGeneration();
  const [isUsed, setUsed] = useState(false);
  const isCardLoaded = usePrefetchGrowingCard((isUsed && isLoggedIn) || generation.isPending);
  const isGrowing = useIsGrowingCardVisible(generation) && isCardLoaded;
  useTitle(isGrowing ? t.growing.title : t.homeTitle);
  return (
    <>
      {isGrowing ? (
        <div className="page wrap">
          <LazyGrowingCard generation={generation} />
        </div>
      ) : (
        <>
          <Hero
            title={lines(t.heroTitle)}
            text={lines(t.heroText)}
            scene={<HeroScene label={t.heroScene} />}
          />
          <div className="wrap" onFocus={() => setUsed(true)}>
            <GeneratorCard generation={generation} />
            <FeatureList />
          </div>
        </>
      )}
      <GenerationStatus generation={generation} isGrowing={isGrowing} />
    </>
  );
}
