import { TextArea } from '@storysprout/shared-ui/text-area';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useState } from 'react';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

function TextFields() {
  const { fields, longText, catalogue } = useSampleTexts();
  const password = {
    label: fields.password,
    type: 'password',
    autoComplete: 'off',
    reveal: fields.reveal,
  } as const;
  return (
    <Examples columns>
      <Example name={catalogue.shows.plain}>
        <TextField label={fields.nickName} />
      </Example>
      <Example name={catalogue.shows.plain} focus>
        <TextField label={fields.nickName} defaultValue={fields.nickNameValue} />
      </Example>
      <Example name="placeholder">
        <TextField label={fields.search} type="search" placeholder={fields.searchHint} />
      </Example>
      <Example name="labelHidden">
        <TextField label={fields.search} labelHidden placeholder={fields.searchHint} />
      </Example>
      <Example name="hint">
        <TextField label={fields.password} type="password" hint={fields.passwordHint} />
      </Example>
      <Example name="error">
        <TextField label={fields.email} type="email" defaultValue="xiaoman@" error={fields.emailInvalid} />
      </Example>
      <Example name="error" focus>
        <TextField label={fields.nickName} defaultValue="m" error={fields.nickNameShort} />
      </Example>
      <Example name="error hint reveal">
        <TextField
          {...password}
          defaultValue="12345"
          error={fields.passwordShort}
          hint={fields.passwordHint}
        />
      </Example>
      <Example name="reveal">
        <TextField {...password} defaultValue="123456" />
      </Example>
      <Example name="reveal disabled">
        <TextField {...password} defaultValue="123456" disabled />
      </Example>
      <Example name="disabled">
        <TextField label={fields.email} defaultValue="xiaoman@example.com" disabled />
      </Example>
      <Example name="readOnly">
        <TextField label={fields.email} defaultValue="xiaoman@example.com" readOnly />
      </Example>
      <Example name={catalogue.shows.longText}>
        <TextField label={longText} defaultValue={longText} hint={longText} error={longText} />
      </Example>
    </Examples>
  );
}

const MAX = 200;

function TextAreas() {
  const { fields, longText, catalogue } = useSampleTexts();
  const [theme, setTheme] = useState('');
  return (
    <Examples columns>
      <Example name="count max">
        <TextArea
          label={fields.writeTheme}
          placeholder={fields.themePlaceholder}
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
          count={theme.length}
          max={MAX}
          countLabel={fields.left(MAX - theme.length)}
        />
      </Example>
      <Example name={catalogue.shows.plain} focus>
        <TextArea label={fields.note} defaultValue={fields.themeValue} />
      </Example>
      <Example name="count={196}">
        <TextArea
          label={fields.writeTheme}
          defaultValue={longText}
          count={196}
          max={MAX}
          countLabel={fields.left(4)}
        />
      </Example>
      <Example name="error hint count={200}">
        <TextArea
          label={fields.writeTheme}
          defaultValue={fields.themeValue}
          count={MAX}
          max={MAX}
          countLabel={fields.left(0)}
          error={fields.themeRefused}
          hint={fields.themePlaceholder}
        />
      </Example>
      <Example name="aside">
        <TextArea label={fields.note} aside={<span className="meta">{fields.noteAside}</span>} />
      </Example>
      <Example name="aside count">
        <TextArea
          label={fields.note}
          aside={<span className="meta">{fields.noteAside}</span>}
          count={12}
          max={500}
        />
      </Example>
      <Example name="disabled">
        <TextArea label={fields.writeTheme} defaultValue={fields.themeValue} count={7} max={MAX} disabled />
      </Example>
      <Example name={`rows={4}, ${catalogue.shows.longText}`}>
        <TextArea label={longText} defaultValue={`${longText} `.repeat(3)} rows={4} count={150} max={MAX} />
      </Example>
    </Examples>
  );
}

export const fields: Kind = {
  'text-field': TextFields,
  'text-area': TextAreas,
};
