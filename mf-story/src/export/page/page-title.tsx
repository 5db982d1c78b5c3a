import type { Story } from '@storysprout/contracts/api/stories';
import { THEMES } from '@storysprout/contracts/rules';
import { langOf } from '@storysprout/remote-kit/text-lang';
import styles from './export-page.module.css';

/** Letters' widths that fit in one line of the large title and of the middle one. */
const LINE_WIDTH = { large: 28, middle: 84 };

/** How wide a title runs, in letters: a Chinese character or an emoji is as wide as two. */
const widthOf = (text: string): number => text.length + (text.match(/[^\x20-\u024f]/g)?.length ?? 0);

function sizeOf(title: string): 'large' | 'middle' | 'small' {
  const width = widthOf(title);
  if (width <= LINE_WIDTH.large) return 'large';
  return width <= LINE_WIDTH.middle ? 'middle' : 'small';
}

/** A suggested theme's name in the language that the title does not speak. */
function otherThemeName({
  theme,
  standInTheme,
}: Story): { text: string; lang: 'zh-Hans' | 'en' } | undefined {
  const suggested = THEMES.find(({ id, zh, en }) =>
    standInTheme ? id === standInTheme : zh === theme || en === theme,
  );
  if (!suggested) return undefined;
  return langOf(theme) === 'en'
    ? { text: suggested.zh, lang: 'zh-Hans' }
    : { text: suggested.en, lang: 'en' };
}

/** The theme as the pupil wrote it; beside a suggested one its other name. */
export function PageTitle({ story }: { story: Story }) {
  const other = otherThemeName(story);
  return (
    <div className={styles.title}>
      <h1 lang={langOf(story.theme)} data-size={sizeOf(story.theme)}>
        <bdi>{story.theme}</bdi>
      </h1>
      {other && <p lang={other.lang}>{other.text}</p>}
    </div>
  );
}
