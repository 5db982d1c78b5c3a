const INITIALS = 'b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ');
const FINALS =
  'a o e i u v ai ei ao ou an en ang eng ong er ia ie iao iu ian in iang ing iong ua uo uai ui uan un uang ue ve'.split(
    ' ',
  );
const ALONE = new Set('a o e ai ei ao ou an en ang eng er'.split(' '));

const syllables = new Set([
  ...INITIALS.flatMap((initial) => FINALS.map((final) => initial + final)),
  ...ALONE,
]);

/** Whether letters can be one syllable of pinyin; a few that no word has count too. */
export const isSyllable = (letters: string): boolean => syllables.has(letters);
