import type { Keyword, Story } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { highlightKeywords } from './highlight-keywords';
import { scrollWordIntoView } from './scroll-word-into-view';
import { StorySentence } from './story-sentence';
import styles from './story-text.module.css';
import { TapHint } from './tap-hint';
import { tokenizeSentences, wordTokensOf, type WordToken } from './tokenize';
import type { TranslationMode } from './translation-mode';
import { useRovingFocus } from './use-roving-focus';

export const loadWordCard = () => import('../words/word-card');
const WordCard = lazy(loadWordCard);

interface StoryTextProps {
  story: Story;
  mode: TranslationMode;
  onKeyword: (keyword: Keyword) => void;
}

/** The story in English: a press on a word opens it, keywords are underlined, the translation is where the reader wants it. */
export function StoryText({ story, mode, onKeyword }: StoryTextProps) {
  const t = useMessages(catalogue);
  const [translated, setTranslated] = useState<ReadonlySet<number>>(new Set());
  const [card, setCard] = useState<{ spot: WordToken; word: HTMLElement }>();
  const [isCardOpen, setCardOpen] = useState(false);
  const [text, setText] = useState<HTMLElement | null>(null);
  const headingId = useId();
  const helpId = useId();
  const { sentences, keywords } = story;
  const words = useMemo(
    () =>
      tokenizeSentences(
        highlightKeywords(
          sentences.map(({ en }) => en),
          keywords,
        ),
      ),
    [sentences, keywords],
  );
  const spots = useMemo(() => wordTokensOf(words), [words]);

  const toggleTranslation = useCallback(
    (index: number) =>
      setTranslated((before) => {
        const next = new Set(before);
        if (!next.delete(index)) next.add(index);
        return next;
      }),
    [],
  );

  const { current, onClick, onKeyDown } = useRovingFocus(text, spots, (spot, word) => {
    // A keyword is one wherever it occurs again.
    const keyword =
      spot.keyword ?? keywords.find((one) => one.word.toLowerCase() === spot.text.toLowerCase());
    setCardOpen(!keyword);
    if (keyword) {
      onKeyword(keyword);
      return;
    }
    setCard({ spot, word });
    scrollWordIntoView(word);
  });
  const at = spots[current]?.sentenceIndex;

  return (
    <>
      <div className={styles.frame}>
        <p className={styles.hint}>
          <span className={styles.byTouch}>
            <TapHint />
          </span>
          <span className={styles.byKeys} id={helpId}>
            {t.reading.keys}
          </span>
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the words in it are what is pressed */}
        <div
          ref={setText}
          className={styles.text}
          data-mode={mode}
          role="group"
          aria-label={t.storyText}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {sentences.map(({ zh }, index) => (
            <StorySentence
              // Sentences of a story never move, so their place is their name.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              index={index}
              words={words[index]!}
              translation={zh}
              mode={mode}
              open={translated.has(index)}
              onToggle={toggleTranslation}
              current={index === at ? current : undefined}
              isCurrentOpen={index === at && isCardOpen}
              helpId={helpId}
            />
          ))}
        </div>
      </div>
      {mode === 'full' && (
        <section className={styles.full} aria-labelledby={headingId}>
          <h2 id={headingId}>{t.fullTranslation}</h2>
          <p lang="zh-Hans" dir="auto">
            {story.chineseTranslation}
          </p>
        </section>
      )}
      {card && (
        <Suspense>
          <WordCard
            form={card.spot.text}
            sentence={card.spot.sentenceIndex}
            anchor={card.word}
            opener={text}
            open={isCardOpen}
            onClose={() => setCardOpen(false)}
            translation={mode === 'each' ? undefined : sentences[card.spot.sentenceIndex]?.zh}
            isTranslationKept={translated.has(card.spot.sentenceIndex)}
            onKeepTranslation={mode === 'off' ? () => toggleTranslation(card.spot.sentenceIndex) : undefined}
          />
        </Suspense>
      )}
    </>
  );
}
