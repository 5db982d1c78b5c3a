import { useMessages } from '@storysprout/contracts/shell';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Hero } from '@storysprout/shared-ui/hero';
import { FeatureBlurbs } from '../../components/feature-blurbs';
import { useTitle } from '../../components/use-title';
import { GeneratorCard } from '../../generate/generator-card';
import { catalogue } from '../../i18n/catalogue';

const lines = (texts: readonly string[]) => texts.map((text) => <span key={text}>{text}</span>);

/** The home screen: a hero, the generator right under it, three blurbs. */
export default function Home() {
  const t = useMessages(catalogue);
  useTitle(t.homeTitle);
  return (
    <>
      <Hero title={lines(t.heroTitle)} text={lines(t.heroText)} scene={<HeroScene label={t.heroScene} />} />
      <div className="wrap">
        <GeneratorCard />
        <FeatureBlurbs />
      </div>
    </>
  );
}
