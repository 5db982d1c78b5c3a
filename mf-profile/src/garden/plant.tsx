import styles from './garden.module.css';

const LEAF = 'M0 0C0-7 4-11 11-12 11-5 7 0 0 0Z';
/** Heights of a stem in the drawing's units. */
const SHORTEST = 30;
const TALLEST = 104;
const LEAF_MAX = 1.15;

interface PlantProps {
  /** From 0, a seed, to 1, the tallest. */
  growth: number;
  blooms: boolean;
}

/** Draws a seed, a plant with two leaves or a flowering plant. */
export function Plant({ growth, blooms }: PlantProps) {
  const height = SHORTEST + (TALLEST - SHORTEST) * growth;
  const leaf = Math.min(LEAF_MAX, 0.5 + height / 122);
  return (
    <svg viewBox="-12 -124 24 128" className={styles.plant}>
      {growth === 0 ? (
        <circle className={styles.seed} cx="0" cy="-4" r="3" />
      ) : (
        <>
          <path className={styles.stem} d={`M0-2V${-height}`} />
          <path className="a-leaf-2" transform={`translate(0 ${2 - height}) scale(${leaf})`} d={LEAF} />
          <path
            className="a-leaf-1"
            transform={`translate(0 ${2 - height}) scale(${-leaf} ${leaf})`}
            d={LEAF}
          />
        </>
      )}
      {blooms && (
        <>
          <circle className="a-bird" cx="0" cy={-height - 13} r="6" />
          <circle className="a-sun-2" cx="0" cy={-height - 13} r="2.4" />
        </>
      )}
    </svg>
  );
}
