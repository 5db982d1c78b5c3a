import type { Words } from '../samples/zh-CN';
import type { Kind } from '../specimen';
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

/** Every component of shared-ui, by kind and entry. */
export const KINDS: Record<keyof Words['own']['kinds'], Kind> = {
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
