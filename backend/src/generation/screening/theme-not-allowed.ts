import { THEME_NEEDS_HELP } from '@storysprout/contracts/rules';
import { AppError } from '../../common/errors/app-error.js';
import type { ScreeningVerdict } from './screener.js';

/** 400: the theme is not suitable for pupils; the error of a theme of distress makes the page offer help. */
export function themeNotAllowed(verdict: Exclude<ScreeningVerdict, 'allowed'>): AppError {
  const errors = verdict === 'needs-help' ? [{ path: 'theme', message: THEME_NEEDS_HELP }] : undefined;
  return new AppError('THEME_NOT_ALLOWED', 'This theme is not suitable for pupils', { errors });
}
