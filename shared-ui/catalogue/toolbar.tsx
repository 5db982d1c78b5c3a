import { SegmentedControl } from '@storysprout/shared-ui/segmented-control';
import { SelectField } from '@storysprout/shared-ui/select-field';
import { setUrlState, LANGUAGES, PAGES, STATES, THEMES, useUrlState, type PageName } from './url-state';
import { useSampleTexts } from './samples/use-sample-texts';

const LANGUAGE_NAMES = { 'zh-CN': '中文', 'en-US': 'English' };

/** Controls for theme, language, page and state, stored in the URL. */
export function Toolbar() {
  const { bar } = useSampleTexts().catalogue;
  const { theme, lang, page, state } = useUrlState();
  return (
    <header className="toolbar">
      <div className="wrap toolbar-inner" role="group" aria-label={bar.label}>
        <SegmentedControl
          label={bar.theme}
          value={theme}
          onChange={(value) => setUrlState({ theme: value })}
          options={THEMES.map((value) => ({ value, label: bar.themes[value] }))}
        />
        <SegmentedControl
          label={bar.language}
          value={lang}
          onChange={(value) => setUrlState({ lang: value })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <SelectField
          label={bar.page}
          labelHidden
          value={page}
          onChange={(event) => setUrlState({ page: event.target.value as PageName })}
        >
          {PAGES.map((name) => (
            <option key={name} value={name}>
              {bar.pages[name]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={bar.state}
          labelHidden
          value={state}
          disabled={STATES[page].length === 1}
          onChange={(event) => setUrlState({ state: event.target.value })}
        >
          {STATES[page].map((name) => (
            <option key={name} value={name}>
              {name || bar.defaultState}
            </option>
          ))}
        </SelectField>
      </div>
    </header>
  );
}
