import type { UpdateProfile, User } from '@storysprout/contracts/api/users';
import { type Grade, LIMITS, type NickNameProblem } from '@storysprout/contracts/rules';

/** Values of the form. The language is not one of them, because its change applies at once. */
export interface SettingsValues {
  nickName: string;
  defaultGrade: Grade;
  defaultVoice: string;
  favoriteThemes: readonly string[];
  /** Content of the field for a new theme. */
  newTheme: string;
}
export type Edits = Partial<SettingsValues>;

/** Maximum length of a favourite theme, counted as by the API. */
export const THEME_MAX_LENGTH = 200;

export type NickNameError = 'required' | 'short' | 'long' | 'refused' | NickNameProblem;
export type ThemeError = 'empty' | 'duplicate' | 'many';

export function toSettingsValues({ nickName, preferences }: User): SettingsValues {
  const { defaultGrade, defaultVoice, favoriteThemes } = preferences;
  return { nickName, defaultGrade, defaultVoice, favoriteThemes, newTheme: '' };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The edits that differ from the given values; a reverted change is not an edit. */
export function changedEdits(edits: Edits, values: SettingsValues): Edits {
  const differing = Object.entries(edits).filter(
    ([field, value]) => !isSame(value, values[field as keyof SettingsValues]),
  );
  return Object.fromEntries(differing) as Edits;
}

/** Validates a nickname (docs/specification.md §5; upper bound: docs/contract.md §1). */
export function validateNickName(nickName: string): NickNameError | undefined {
  const { length } = nickName.trim();
  if (length === 0) return 'required';
  if (length < LIMITS.nickName.min) return 'short';
  return length > LIMITS.nickName.max ? 'long' : undefined;
}

/** Why a theme cannot be added: it is blank, a duplicate, or the list is full. */
export function validateTheme(themes: readonly string[], typed: string): ThemeError | undefined {
  const theme = typed.trim();
  if (theme === '') return 'empty';
  if (themes.includes(theme)) return 'duplicate';
  return themes.length >= LIMITS.favoriteThemes ? 'many' : undefined;
}

/** Moves a valid new theme into the list of themes. */
export function addTypedTheme(values: SettingsValues): SettingsValues {
  const { favoriteThemes, newTheme } = values;
  if (validateTheme(favoriteThemes, newTheme)) return values;
  return { ...values, favoriteThemes: [...favoriteThemes, newTheme.trim()], newTheme: '' };
}

/** The call's body. */
export function toUpdateBody(values: SettingsValues, language: User['language']): UpdateProfile {
  const { nickName, defaultGrade, defaultVoice, favoriteThemes } = values;
  return {
    nickName: nickName.trim(),
    language,
    preferences: { defaultGrade, favoriteThemes: [...favoriteThemes], defaultVoice },
  };
}
