import type { SampleTexts } from '../samples/zh-CN';
import type { Kind } from '../example';
import { buttons } from './buttons';
import { cards } from './cards';
import { choices } from './choices';
import { fields } from './fields';
import { frame } from './frame';
import { iconButtons } from './icon-buttons';
import { labels } from './labels';
import { messages } from './messages';
import { overlays } from './overlays';
import { pictures } from './pictures';
import { selectFields } from './select-fields';
import { switches } from './switches';
import { waiting } from './waiting';

/** All components of shared-ui, by kind and entry. */
export const KINDS: Record<keyof SampleTexts['catalogue']['kinds'], Kind> = {
  buttons: { ...buttons, ...iconButtons },
  fields: { ...fields, ...selectFields },
  choices,
  labels: { ...labels, ...switches },
  waiting,
  messages,
  overlays,
  cards,
  frame,
  pictures,
};
