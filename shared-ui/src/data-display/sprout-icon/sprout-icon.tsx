import type { SVGProps } from 'react';

/** Sprout icon in the style of lucide: 24 px, current colour, decorative unless named. */
export function SproutIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M12 20.5V12M12 12.5C12 8.5 9 6 4.5 6c0 4.2 3 6.5 7.5 6.5ZM12 10c.2-3.8 3-6 7.5-6 0 4.2-2.9 6.6-7.5 6.6" />
    </svg>
  );
}
