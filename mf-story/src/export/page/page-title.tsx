import type { Story } from '@storysprout/contracts/api/stories';
import { THEMES } from '@storysprout/contracts/rules';
import { langOf } from '@storysprout/remote-kit/text-lang';
import styles from './export-page.module.css';

/** Width of one line of a large and of a middle title, in letters. */
const LINE_WIDTH = { large: 28, middle: 84 };

/** Approximate width of a title in letters: a Chinese character or an emoji counts as two. */
const widthOf = (text: string): number => text.length + (text.match(/[^\x20-\u024f]/g)?.length ?? 0);

function sizeOf(title: string): 'large' | 'middle' | 'small' {
  const width = widthOf(title);
  if (width <= LINE_WIDTH.large) return 'large';
  return width <= LINE_WIDTH.middle ? 'middle' : 'small';
}

/** The suggested theme's name in the other language than the title's. */
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

/** The theme as the pupil wrote it, with the other name of a suggested theme. */
export function PageTitle({ story }: { story: Story }) {
  const otherName = otherThemeName(story);
  return (
    <div className={styles.title}>
      <h1 lang={langOf(story.theme)} data-size={sizeOf(story.theme)}>
        <bdi>{story.theme}</bdi>
      </h1>
      {otherName && <p lang={otherName.lang}>{otherName.text}</p>}
    </div>
  );
}
