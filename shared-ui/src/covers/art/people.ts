/** People: feet at (x, y), happy, curious or reading; each new one dressed by chance. */
export { figure } from './people/figure.js';
export { child, grownup, someone } from './people/someone.js';
