import type { Keyword, Story } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { sentenceId } from '../../audio/read-along/read-along-store';
import { catalogue } from '../../i18n/catalogue';
import { highlightKeywords } from './highlight-keywords';
import { StorySentence } from './story-sentence';
import styles from './story-text.module.css';
import { TextHint } from './text-hint';
import { tokenizeSentences, wordTokensOf } from './tokenize';
import type { TranslationMode } from './translation-mode';
import { useRovingFocus } from './use-roving-focus';
import { useWordCard } from './use-word-card';

export const loadWordCard = () => import('../words/word-card');
const WordCard = lazy(loadWordCard);

interface StoryTextProps {
  story: Story;
  mode: TranslationMode;
  onKeyword: (keyword: Keyword) => void;
}

/** The story's English text with its translation. A word opens its card, a keyword its dialog. */
export function StoryText({ story, mode, onKeyword }: StoryTextProps) {
  const t = useMessages(catalogue);
  const [translated, setTranslated] = useState<ReadonlySet<number>>(new Set());
  const { card, isOpen: isCardOpen, open: openCard, close: closeCard } = useWordCard();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const headingId = useId();
  const helpId = useId();
  const { sentences, keywords } = story;
  const tokens = useMemo(
    () =>
      tokenizeSentences(
        highlightKeywords(
          sentences.map(({ en }) => en),
          keywords,
        ),
      ),
    [sentences, keywords],
  );
  const words = useMemo(() => wordTokensOf(tokens), [tokens]);

  const toggleTranslation = useCallback(
    (index: number) =>
      setTranslated((before) => {
        const next = new Set(before);
        if (!next.delete(index)) next.add(index);
        return next;
      }),
    [],
  );

  const { currentIndex, onClick, onKeyDown } = useRovingFocus(container, words, (token, word) => {
    // Also a later occurrence of a keyword, which is not highlighted, opens the dialog.
    const keyword =
      token.keyword ?? keywords.find((one) => one.word.toLowerCase() === token.text.toLowerCase());
    if (!keyword) return openCard(token, word);
    closeCard();
    onKeyword(keyword);
  });
  const focusedSentence = words[currentIndex]?.sentenceIndex;

  return (
    <>
      <div className={styles.frame}>
        <TextHint keysId={helpId} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the listeners serve the words inside */}
        <div
          ref={setContainer}
          className={styles.text}
          data-mode={mode}
          role="group"
          aria-label={t.storyText}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {sentences.map(({ zh }, index) => (
            <StorySentence
              key={sentenceId(index)}
              index={index}
              tokens={tokens[index]!}
              translation={zh}
              mode={mode}
              isOpen={translated.has(index)}
              onToggle={toggleTranslation}
              focusedIndex={index === focusedSentence ? currentIndex : undefined}
              isCardOpen={index === focusedSentence && isCardOpen}
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
            form={card.token.text}
            sentenceIndex={card.token.sentenceIndex}
            anchor={card.anchor}
            opener={container}
            open={isCardOpen}
            onClose={closeCard}
            translation={mode === 'each' ? undefined : sentences[card.token.sentenceIndex]?.zh}
            isTranslationShown={translated.has(card.token.sentenceIndex)}
            onToggleTranslation={
              mode === 'off' ? () => toggleTranslation(card.token.sentenceIndex) : undefined
            }
          />
        </Suspense>
      )}
    </>
  );
}
