import { Art, type ArtProps } from './parts/art';

interface HillsProps extends ArtProps {
  /** Only the near hills, without trees and house. */
  near?: boolean;
  /** Ends the hills in a wavy edge in the colour of the page. Default true. */
  edge?: boolean;
}

/** A full-width band of hills, cropped to its centre. */
export function Hills({ near = false, edge = true, ...props }: HillsProps) {
  return (
    <Art viewBox="0 0 2400 260" preserveAspectRatio="xMidYMax slice" {...props}>
      <path
        className="a-hill-1"
        d="M0 150C200 84 420 70 640 122 840 168 980 118 1200 96c230-22 400 44 620 24 220-20 400 0 580-30v170H0Z"
      />
      {near ? null : (
        <g data-far="">
          <path
            className="a-wood"
            d="M1133 92h6v28h-6ZM1268 86h6v28h-6ZM1301 96h5v22h-5ZM1806 96h6v30h-6ZM1850 92h5v26h-5ZM404 92h6v30h-6Z"
          />
          <ellipse className="a-leaf-2" cx="1136" cy="78" rx="20" ry="26" />
          <ellipse className="a-leaf-2" cx="1271" cy="70" rx="20" ry="26" />
          <ellipse className="a-leaf-1" cx="1303" cy="84" rx="15" ry="20" />
          <ellipse className="a-leaf-2" cx="1809" cy="80" rx="23" ry="29" />
          <ellipse className="a-leaf-1" cx="1852" cy="80" rx="17" ry="21" />
          <ellipse className="a-leaf-1" cx="407" cy="76" rx="20" ry="26" />
          <path className="a-page" d="M1180 78h50v38h-50Z" />
          <path className="a-cover" d="m1171 81 34-28 34 28Z" />
          <path className="a-blue" d="M1188 88h12v12h-12Z" />
          <path className="a-wood" d="M1209 92h12v26h-12Z" />
        </g>
      )}
      <path
        className="a-hill-2"
        d="M0 200c260-70 480-50 720-15 220 30 380-25 620-20 260 5 420 50 660 15 180-25 300-10 400 0v80H0Z"
      />
      <path
        className="a-hill-3"
        d="M0 232c300-45 560-20 860-7 300 12 520-23 800-13 300 10 500 25 740 0v48H0Z"
      />
      <g className="l-grass">
        <path d="M820 226c1-8-2-13-6-17M824 226c1-10 4-15 8-18M1540 214c0-8-3-13-6-16M1544 214c1-9 4-14 8-17M1010 228c0-7-2-11-5-14M1014 228c1-8 3-12 7-15M1890 220c0-7-3-12-6-15M1894 220c1-9 4-13 8-16M540 224c0-7-3-12-6-15M544 224c1-9 4-13 8-16" />
      </g>
      <g>
        <circle className="a-white" cx="906" cy="222" r="5" />
        <circle className="a-sun-2" cx="906" cy="222" r="2" />
        <circle className="a-rose" cx="1462" cy="218" r="5" />
        <circle className="a-sun-2" cx="1462" cy="218" r="2" />
        <circle className="a-white" cx="632" cy="228" r="5" />
        <circle className="a-sun-2" cx="632" cy="228" r="2" />
        <circle className="a-rose" cx="1752" cy="224" r="5" />
        <circle className="a-sun-2" cx="1752" cy="224" r="2" />
      </g>
      {edge ? (
        <path className="a-ground" d="M0 256c300-10 520 2 760-2 300-6 560 6 860 0 280-6 540-6 780 0v6H0Z" />
      ) : null}
    </Art>
  );
}
