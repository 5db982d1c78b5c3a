const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

const BASE_PROPERTIES = `
  display box-sizing width height min-width min-height max-width
  flex-direction flex-grow flex-shrink flex-basis flex-wrap
  grid-template-columns grid-template-rows row-gap column-gap
  align-items align-self justify-items justify-self justify-content
  overflow-x overflow-y object-fit object-position vertical-align
  background-color color opacity fill stroke stroke-width stroke-linecap stroke-linejoin
  font-family font-size font-weight font-style font-synthesis-weight font-synthesis-style -webkit-font-smoothing
  line-height letter-spacing text-align text-autospace list-style-type
  text-decoration-line text-decoration-color text-decoration-style
  text-decoration-thickness text-decoration-skip-ink text-underline-offset
  text-wrap-mode text-wrap-style white-space-collapse line-break word-break overflow-wrap
  direction unicode-bidi
`;

/**
 * The CSS properties that the exported page uses, as longhands. `html-to-image` copies only these: copying all of the
 * browser's 400 takes most of the time of an export. A new property in the page's style sheet has to be added here.
 */
export const COPIED_STYLES: string[] = [
  ...BASE_PROPERTIES.trim().split(/\s+/),
  ...SIDES.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
  ...SIDES.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
  ...CORNERS.map((corner) => `border-${corner}-radius`),
];
