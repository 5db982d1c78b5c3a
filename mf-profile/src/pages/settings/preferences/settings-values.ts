import type { UpdateProfile, User } from '@storysprout/contracts/api/users';
import { type Grade, LIMITS } from '@storysprout/contracts/rules';

/** What the form holds. The language is no part of it: it changes at once. */
export interface SettingsValues {
  nickName: string;
  defaultGrade: Grade;
  defaultVoice: string;
  favoriteThemes: readonly string[];
  /** Typed, but not added yet. */
  newTheme: string;
}
export type Edits = Partial<SettingsValues>;

/** Letters of a favourite theme, as the API counts them. */
export const THEME_MAX_LENGTH = 200;

export type NickNameError = 'required' | 'short' | 'long' | 'refused';
export type ThemeError = 'empty' | 'duplicate' | 'many';

export function toSettingsValues({ nickName, preferences }: User): SettingsValues {
  const { defaultGrade, defaultVoice, favoriteThemes } = preferences;
  return { nickName, defaultGrade, defaultVoice, favoriteThemes, newTheme: '' };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The edits that differ from other values; what was put back as it was is no edit. */
export function changedEdits(edits: Edits, values: SettingsValues): Edits {
  const differing = Object.entries(edits).filter(
    ([field, value]) => !isSame(value, values[field as keyof SettingsValues]),
  );
  return Object.fromEntries(differing) as Edits;
}

/** What is wrong with a nickname (docs/specification.md §5; upper bound: docs/contract.md §1). */
export function validateNickName(nickName: string): NickNameError | undefined {
  const { length } = nickName.trim();
  if (length === 0) return 'required';
  if (length < LIMITS.nickName.min) return 'short';
  return length > LIMITS.nickName.max ? 'long' : undefined;
}

/** Why a theme cannot be added: trimmed it is nothing, is there already, or there are enough. */
export function validateTheme(themes: readonly string[], typed: string): ThemeError | undefined {
  const theme = typed.trim();
  if (theme === '') return 'empty';
  if (themes.includes(theme)) return 'duplicate';
  return themes.length >= LIMITS.favoriteThemes ? 'many' : undefined;
}

/** The values with the typed theme among the others, where it may be. */
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
