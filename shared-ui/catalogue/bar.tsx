import { SegmentedControl } from '@storysprout/shared-ui/segmented-control';
import { SelectField } from '@storysprout/shared-ui/select-field';
import { go, LANGUAGES, PAGES, STATES, THEMES, useAddress, type PageName } from './address';
import { useWords } from './samples/use-words';

const LANGUAGE_NAMES = { 'zh-CN': '中文', 'en-US': 'English' };

/** The choices of theme, language, page and state. They stand in the address, too. */
export function Bar() {
  const { bar } = useWords().own;
  const { theme, lang, page, state } = useAddress();
  return (
    <header className="bar">
      <div className="wrap bar-inner" role="group" aria-label={bar.label}>
        <SegmentedControl
          label={bar.theme}
          value={theme}
          onChange={(chosen) => go({ theme: chosen })}
          options={THEMES.map((value) => ({ value, label: bar.themes[value] }))}
        />
        <SegmentedControl
          label={bar.language}
          value={lang}
          onChange={(chosen) => go({ lang: chosen })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <SelectField
          label={bar.page}
          labelHidden
          value={page}
          onChange={(event) => go({ page: event.target.value as PageName })}
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
          onChange={(event) => go({ state: event.target.value })}
        >
          {STATES[page].map((name) => (
            <option key={name} value={name}>
              {name || bar.atRest}
            </option>
          ))}
        </SelectField>
      </div>
    </header>
  );
}
