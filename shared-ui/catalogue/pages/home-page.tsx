import { FeatureGrow } from '@storysprout/shared-ui/art/feature-grow';
import { FeatureLearn } from '@storysprout/shared-ui/art/feature-learn';
import { FeatureShelf } from '@storysprout/shared-ui/art/feature-shelf';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { Banner } from '@storysprout/shared-ui/banner';
import { FeatureCard, FeatureGrid } from '@storysprout/shared-ui/feature-card';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { GradePicker } from '@storysprout/shared-ui/grade-picker';
import { Hero } from '@storysprout/shared-ui/hero';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import { TextArea } from '@storysprout/shared-ui/text-area';
import { ThemeChips } from '@storysprout/shared-ui/theme-chips';
import { useState } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { gradesOf, themesOf } from '../samples/samples';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Frame } from './frame';

const MAX = 200;
const PICTURES = { grow: <FeatureGrow />, shelf: <FeatureShelf />, learn: <FeatureLearn /> };
const lines = (texts: string[]) => texts.map((line) => <span key={line}>{line}</span>);

export function HomePage({ state }: { state: string }) {
  const { frame, home } = useSampleTexts().pages;
  return (
    <Frame here="home">
      {state === 'guest' ? (
        <Banner picture={<Snail />}>
          <a href="#main">{frame.guest.link}</a>
          {frame.guest.rest}
          <span className="nb">{frame.guest.clause}</span>
        </Banner>
      ) : null}
      <Hero title={lines(home.title)} text={lines(home.text)} scene={<HeroScene label={home.scene} />} />
      <div className="wrap">
        <Generator choosing={state === 'themes'} />
        <FeatureGrid label={home.featuresLabel}>
          {(['grow', 'shelf', 'learn'] as const).map((name, i) => (
            <FeatureCard
              band={(i + 1) as 1 | 2 | 3}
              picture={PICTURES[name]}
              title={home.features[name].title}
              key={name}
            >
              <KeepTogether clauses={home.features[name].text} />
            </FeatureCard>
          ))}
        </FeatureGrid>
      </div>
    </Frame>
  );
}

function Generator({ choosing }: { choosing: boolean }) {
  const words = useSampleTexts();
  const { actions, choices, fields, pages } = words;
  const [grade, setGrade] = useState(4);
  const [theme, setTheme] = useState(choosing ? '' : pages.home.theme);
  const [open, setOpen] = useState(choosing);
  return (
    <Card
      className="gen"
      padding="snug"
      render={<form aria-label={pages.home.generator} onSubmit={(event) => event.preventDefault()} />}
    >
      <GradePicker legend={choices.chooseGrade} options={gradesOf(words)} value={grade} onChange={setGrade} />
      <TextArea
        label={fields.writeTheme}
        count={theme.length}
        max={MAX}
        countLabel={fields.left(MAX - theme.length)}
        placeholder={fields.themePlaceholder}
        value={theme}
        onChange={(event) => setTheme(event.target.value)}
        onFocus={() => setOpen(theme === '')}
      />
      <div className="gen-panel">
        <ThemeChips
          open={open}
          title={choices.suggestions}
          closeLabel={choices.fold}
          themes={themesOf(words)}
          value={theme}
          onSelect={(picked) => {
            setTheme(picked.label);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      </div>
      <div className="gen-go">
        <p className="meta">{theme ? pages.home.lengthHint : pages.home.enterTheme}</p>
        <Button
          variant="primary"
          size="large"
          fullWidth
          type="submit"
          disabled={!theme}
          icon={<SproutIcon />}
        >
          {actions.generate}
        </Button>
      </div>
    </Card>
  );
}
