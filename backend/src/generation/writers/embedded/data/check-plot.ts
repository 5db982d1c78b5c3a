import { bindSlots, entriesForSlot } from '../render/bind-slots.js';
import { DataError } from '../../../../language/data-error.js';
import { renderLine } from '../render/render-line.js';
import { createRandom } from '../../../seeded-random.js';
import type { Bindings, LanguageData, Plot } from './language-data.js';

/**
 * Checks that every slot of a plot can be filled, whichever entries its lexicons give it.
 * @throws DataError naming the file and the line
 */
export function validatePlot(plot: Plot, data: LanguageData): void {
  for (const rule of plot.slots) {
    const sharing = plot.slots.filter((other) => other.lexicon === rule.lexicon).length;
    if (!data.lexicons.has(rule.lexicon)) {
      throw new DataError(plot.file, rule.lineNumber, `there is no lexicon "${rule.lexicon}"`);
    }
    if (entriesForSlot(rule, data).length < sharing) {
      throw new DataError(plot.file, rule.lineNumber, `too few entries for slot ${rule.slot}`);
    }
  }
  const topic = plot.themeId === 'universal' ? { en: 'topic', zh: '话题' } : null;
  const example = bindSlots(plot, data, {
    random: createRandom(plot.id),
    topic,
    preferredEntries: new Set(),
    preferredRelatives: new Set(),
  });
  checkLines(plot, example);
  for (const rule of plot.slots) {
    for (const entry of entriesForSlot(rule, data)) {
      checkLines(plot, { ...example, entries: new Map(example.entries).set(rule.slot, entry) });
    }
  }
}

function checkLines(plot: Plot, bindings: Bindings): void {
  for (const line of plot.beats.flatMap((beat) => beat.variants.flat())) {
    try {
      renderLine(line, bindings);
    } catch (error) {
      const entries = [...bindings.entries.values()].map((entry) => entry.en).join(', ');
      throw new DataError(plot.file, line.lineNumber, `${(error as Error).message} (tried with ${entries})`);
    }
  }
}
