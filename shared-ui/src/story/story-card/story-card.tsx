import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import { Children, type ReactNode } from 'react';
import { Badges } from '../../data-display/badge/badge';
import { IconButton } from '../../forms/icon-button/icon-button';
import { renderAs, type Renderable } from '../../lib/render-as';
import { Skeleton } from '../../feedback/skeleton/skeleton';
import styles from './story-card.module.css';

/** How many keywords a card shows before '+N'. */
const KEYWORDS_SHOWN = 4;

/** A number with its name for screen readers: 18, "浏览". */
export interface CardCount {
  count: number;
  label: string;
}

export interface StoryCardProps {
  /** `<Link to={…} />`: gets the title, and the whole card is its target. */
  link: Renderable;
  title: ReactNode;
  /** A `StoryCover`. */
  cover: ReactNode;
  badges?: ReactNode;
  /** The story's first words, in English. */
  preview?: string;
  keywords?: readonly string[];
  /** Says what '+2' means to a screen reader. */
  moreLabel?: (more: number) => string;
  date?: ReactNode;
  /** Shown when greater than 0. */
  views?: CardCount;
  favorites?: CardCount;
  heart?: { pressed: boolean; label: string; onPress: () => void; disabled?: boolean };
  /** Another button in the corner instead: `<IconButton variant="raised">`. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** The list's own part, above its foot. It lies over the card's link, so that it can be pressed. */
  children?: ReactNode;
}

export function StoryCard(props: StoryCardProps) {
  const { link, title, cover, badges, preview, keywords = [], moreLabel, date, heart, action } = props;
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  const more = keywords.length - KEYWORDS_SHOWN;
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
            {keywords.slice(0, KEYWORDS_SHOWN).map((word) => (
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
      {/* last in the DOM, so that Tab comes to the story first */}
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

/** As large as a card, while the list is on its way; its child stands in for the list's own part. */
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

/** Cards in as many columns as fit. A list, so that a screen reader says how many there are. */
export function StoryGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
