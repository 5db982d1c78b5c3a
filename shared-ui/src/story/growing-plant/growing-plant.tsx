import { Art } from '../../illustrations/parts/art';
import { Leaf } from '../../illustrations/parts/leaf';
import { SnailShape } from '../../illustrations/snail';
import { cx } from '../../lib/cx';
import styles from './growing-plant.module.css';

export interface GrowingPlantProps {
  /** 0: only soil. 1 to 4: planning, writing, checking, translating. */
  stage: 0 | 1 | 2 | 3 | 4;
  label: string;
}

/** Progress illustration of a story generation. One stage is visible at a time; the snail moves along. */
export function GrowingPlant({ stage, label }: GrowingPlantProps) {
  const classOf = (part: number) => cx(styles.part, part === stage && styles.shown);
  return (
    <div className={styles.scene}>
      <Art viewBox="0 0 520 340" preserveAspectRatio="xMidYMax meet" label={label} className={styles.art}>
        <circle className="a-sun" cx="260" cy="150" r="118" />
        <g className="a-cloud">
          <path d="M66 116a15 15 0 0 1 2-30 24 24 0 0 1 45-4 18 18 0 0 1 7 34Z" />
          <path d="M398 92a15 15 0 0 1 2-30 24 24 0 0 1 45-4 18 18 0 0 1 7 34Z" />
        </g>
        <path
          className="a-hill-1"
          d="M-400 250c140-30 280 40 400 12 90-44 190-40 280-14 90 26 170 10 240-16 120-40 260-10 400 6v110H-400Z"
        />
        <path
          className="a-hill-2"
          d="M-400 296c140-20 280 20 400 4 110-30 250-26 360-8 70 12 120 6 160-4 140-24 280 0 400 4v52H-400Z"
        />
        <g className={classOf(1)}>
          <path className="a-leaf-2" d="M258 286c0-10-1-16 1-24 1-5 7-5 7 0 0 8 0 14 1 24Z" />
          <path className="a-leaf-1" d="M262 266c-14 2-24-6-26-18 14-2 24 4 26 18Z" />
        </g>
        <g className={classOf(2)}>
          <path className="a-leaf-3" d="M257 290c0-26-3-46 0-66l8 1c-2 20 2 40 3 65Z" />
          <Leaf left x={260} y={230} size={0.42} turn={-4} light="1" dark="2" />
          <Leaf x={261} y={230} size={0.46} turn={4} light="2" dark="3" />
        </g>
        <g className={classOf(3)}>
          <path className="a-leaf-3" d="M256 290c1-40-6-76-1-118l9 1c-4 42 5 76 6 117Z" />
          <Leaf left x={257} y={236} size={0.4} turn={-14} light="2" dark="3" />
          <Leaf x={261} y={214} size={0.4} turn={16} light="1" dark="2" />
          <Leaf left x={259} y={178} size={0.66} turn={-4} light="1" dark="2" />
          <Leaf x={260} y={178} size={0.72} turn={6} light="2" dark="3" />
        </g>
        <g className={classOf(4)}>
          <path className="a-leaf-3" d="M255 290c1-50-8-90-1-150l9 1c-4 60 6 100 7 149Z" />
          <Leaf left x={257} y={244} size={0.46} turn={-16} light="2" dark="3" />
          <Leaf x={262} y={222} size={0.46} turn={18} light="1" dark="2" />
          <Leaf left x={257} y={192} size={0.58} turn={-8} light="1" dark="2" />
          <Leaf x={260} y={178} size={0.6} turn={12} light="2" dark="3" />
          <g className="a-bird">
            <circle cx="258" cy="106" r="19" />
            <circle cx="285" cy="126" r="19" />
            <circle cx="275" cy="157" r="19" />
            <circle cx="242" cy="157" r="19" />
            <circle cx="232" cy="126" r="19" />
          </g>
          <circle className="a-sun-2" cx="258" cy="134" r="17" />
        </g>
        <path className="a-soil" d="M196 292c10-16 34-22 66-22s56 6 66 22c-40 12-92 12-132 0Z" />
        <path
          className="a-hill-3"
          d="M-400 318c140-16 280 10 400 0 150-22 360-30 520-8 140 18 280-10 400 0v34H-400Z"
        />
        <g className={styles.crawler} data-stage={stage}>
          <g transform="translate(52 266) scale(.62)">
            <SnailShape />
          </g>
        </g>
      </Art>
    </div>
  );
}
