import { BandPlant, type Band } from '../art/band-plant';
import { cx } from '../lib/cx';
import { isThemeId, ThemeShapes } from '../theme-art/theme-art';
import styles from './story-cover.module.css';

export interface StoryCoverProps {
  /** The story's id: the same id always gives the same picture. */
  id: string;
  grade: number;
  /** A suggested theme's id shows its own thing; any other theme the plant of its band. */
  theme?: string;
  /** Names the picture. Without it: decoration. */
  label?: string;
  className?: string;
}

interface Scene {
  sun: { x: number; y: number; r: number };
  cloud: { x: number; y: number };
  far: string;
  near: string;
  /** Where the thing of the story stands. */
  x: number;
}

const SCENES: readonly Scene[] = [
  {
    sun: { x: 306, y: 84, r: 44 },
    cloud: { x: 36, y: 46 },
    far: 'M0 176C90 132 190 130 270 160c60 22 100 10 130-6v96H0Z',
    near: 'M0 210c110-30 240-22 400-6v46H0Z',
    x: 118,
  },
  {
    sun: { x: 96, y: 80, r: 38 },
    cloud: { x: 230, y: 40 },
    far: 'M0 158c80 10 140-22 220-10 70 10 120 20 180 2v100H0Z',
    near: 'M0 206c120 20 260-30 400-8v52H0Z',
    x: 142,
  },
  {
    sun: { x: 320, y: 96, r: 52 },
    cloud: { x: 20, y: 70 },
    far: 'M0 168c100-40 180-24 240-6 60 16 120-4 160-26v114H0Z',
    near: 'M0 214c120-26 280-10 400-22v58H0Z',
    x: 118,
  },
];

/** FNV-1a, 32 bits: spreads ids evenly and never changes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

function bandOf(grade: number): Band {
  if (grade <= 3) return 1;
  return grade <= 6 ? 2 : 3;
}

/** A drawn cover, made from the theme, the id and the grade; nothing is downloaded. */
export function StoryCover({ id, grade, theme, label, className }: StoryCoverProps) {
  const band = bandOf(grade);
  const { sun, cloud, far, near, x } = SCENES[hash(id) % SCENES.length]!;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={cx(styles.cover, className)}
      data-band={band}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      {...name}
    >
      <rect className={styles.sky} width="400" height="250" />
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sun.r} />
      <path
        className="a-cloud"
        transform={`translate(${cloud.x} ${cloud.y})`}
        d="M14 34a14 14 0 0 1 2-28A22 22 0 0 1 58 3a16 16 0 0 1 6 31Z"
      />
      <path className={styles.far} d={far} />
      <path className={styles.near} d={near} />
      <ellipse className={styles.shade} cx={x + 73} cy="214" rx="72" ry="9" />
      <g transform={`translate(${x} 66) scale(3.7)`}>
        {theme !== undefined && isThemeId(theme) ? (
          <ThemeShapes id={theme} />
        ) : (
          <svg width="40" height="40">
            <BandPlant band={band} />
          </svg>
        )}
      </g>
    </svg>
  );
}
