/** The red bird, about 84 × 84, facing left. For use inside an illustration. */
export function BirdShape() {
  return (
    <g>
      <path className="a-bird-3" d="M66 50l26-13c2-1 3.5 1 2 2.5L74 64Z" />
      <path
        className="a-bird"
        d="M18 38C18 20 31 9 47 9c15 0 26 11 28 26 2 20-11 35-31 35C28 70 18 56 18 38Z"
      />
      <path className="a-bird-2" d="M19 44c9-4 20 0 24 8s1 15-1 18C28 69 19 58 19 44Z" />
      <path className="a-bird-3" d="M46 36c10-6 24-2 32 8-4 13-18 18-28 11-6-4.5-8-14-4-19Z" />
      <path className="a-sun-2" d="M20 30 6 35c-1.3.5-1.3 2 0 2.4L19 42Z" />
      <circle className="a-ink" cx="32" cy="30" r="3.2" />
      <path className="l-bird" d="M42 70v9M52 69v10" />
    </g>
  );
}
