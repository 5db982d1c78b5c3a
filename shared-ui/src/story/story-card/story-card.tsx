import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import { Children, type ReactNode } from 'react';
import { Badges } from '../../data-display/badge/badge';
import { IconButton } from '../../forms/icon-button/icon-button';
import { renderAs, type Renderable } from '../../lib/render-as';
import { Skeleton } from '../../feedback/skeleton/skeleton';
import styles from './story-card.module.css';

/** Number of keywords shown before '+N'. */
const MAX_KEYWORDS = 4;

/** A number with its screen reader label: 18, "浏览". */
export interface CardCount {
  count: number;
  label: string;
}

export interface StoryCardProps {
  /** `<Link to={…} />`; receives the title, and the whole card is its hit area. */
  link: Renderable;
  title: ReactNode;
  /** A `StoryCover`. */
  cover: ReactNode;
  badges?: ReactNode;
  /** First words of the story, in English. */
  preview?: string;
  keywords?: readonly string[];
  /** Screen reader text of '+2'. */
  moreLabel?: (more: number) => string;
  date?: ReactNode;
  /** Shown when greater than 0. */
  views?: CardCount;
  favorites?: CardCount;
  heart?: { pressed: boolean; label: string; onPress: () => void; disabled?: boolean };
  /** Replaces the heart: `<IconButton variant="raised">`. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** Extra content above the footer, placed over the card's link so that it stays interactive. */
  children?: ReactNode;
}

export function StoryCard(props: StoryCardProps) {
  const { link, title, cover, badges, preview, keywords = [], moreLabel, date, heart, action } = props;
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  const more = keywords.length - MAX_KEYWORDS;
  return (
    <article className={styles.card}>
      {cover}
      <div className={styles.body}>
        {badges ? <Badges>{badges}</Badges> : null}
        <Heading className={styles.title}>{renderAs(link, {}, title)}</Heading>
        {preview ? (
          <p className={styles.preview} lang="en">
            {preview}
          </p>
        ) : null}
        {keywords.length > 0 ? (
          <ul className={styles.words}>
            {keywords.slice(0, MAX_KEYWORDS).map((word) => (
              <li key={word} lang="en">
                {word}
              </li>
            ))}
            {more > 0 ? (
              <li className={styles.more}>
                <span aria-hidden={moreLabel ? true : undefined}>+{more}</span>
                {moreLabel ? <span className="sr-only">{moreLabel(more)}</span> : null}
              </li>
            ) : null}
          </ul>
        ) : null}
        {props.children ? <div className={styles.own}>{props.children}</div> : null}
        <div className={styles.foot}>
          <span>{date}</span>
          <span className={styles.counts}>
            <Count icon={<Eye aria-hidden="true" />} value={props.views} />
            <Count icon={<Heart aria-hidden="true" />} value={props.favorites} />
          </span>
        </div>
      </div>
      {/* last in the DOM, so that Tab reaches the story first */}
      <div className={styles.corner}>
        {heart ? (
          <IconButton
            variant="heart"
            className={styles.heart}
            label={heart.label}
            pressed={heart.pressed}
            disabled={heart.disabled}
            onClick={heart.onPress}
          >
            <Heart aria-hidden="true" />
          </IconButton>
        ) : (
          action
        )}
      </div>
    </article>
  );
}

function Count({ icon, value }: { icon: ReactNode; value: CardCount | undefined }) {
  if (!value || value.count <= 0) return null;
  return (
    <span className={styles.count}>
      {icon}
      <span className="sr-only">{value.label} </span>
      {value.count}
    </span>
  );
}

/** Loading placeholder in the size of a card; children replace the card's extra content. */
export function StoryCardSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.card} data-loading="true" aria-hidden="true">
      <Skeleton shape="cover" />
      <div className={styles.body}>
        <Badges>
          <Skeleton shape="badge" />
          <Skeleton shape="badge" width="22%" />
        </Badges>
        <div className={styles.titleBlank}>
          <Skeleton shape="title" width="62%" />
        </div>
        <div className={styles.previewBlank}>
          <Skeleton />
          <Skeleton width="76%" />
        </div>
        <div className={styles.wordsBlank}>
          <Skeleton width="54%" />
        </div>
        {children ? <div className={styles.own}>{children}</div> : null}
        <div className={styles.foot}>
          <Skeleton width="40%" />
        </div>
      </div>
    </div>
  );
}

/** Responsive grid of cards, rendered as a list so that screen readers announce their number. */
export function StoryGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
