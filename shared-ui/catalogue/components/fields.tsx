import { TextArea } from '@storysprout/shared-ui/text-area';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useState } from 'react';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

function TextFields() {
  const { fields, longText, own } = useWords();
  const password = {
    label: fields.password,
    type: 'password',
    autoComplete: 'off',
    reveal: fields.reveal,
  } as const;
  return (
    <Specimens columns>
      <Specimen name={own.shows.plain}>
        <TextField label={fields.nickName} />
      </Specimen>
      <Specimen name={own.shows.plain} focus>
        <TextField label={fields.nickName} defaultValue={fields.nickNameValue} />
      </Specimen>
      <Specimen name="placeholder">
        <TextField label={fields.search} type="search" placeholder={fields.searchHint} />
      </Specimen>
      <Specimen name="labelHidden">
        <TextField label={fields.search} labelHidden placeholder={fields.searchHint} />
      </Specimen>
      <Specimen name="hint">
        <TextField label={fields.password} type="password" hint={fields.passwordHint} />
      </Specimen>
      <Specimen name="error">
        <TextField label={fields.email} type="email" defaultValue="xiaoman@" error={fields.emailInvalid} />
      </Specimen>
      <Specimen name="error" focus>
        <TextField label={fields.nickName} defaultValue="m" error={fields.nickNameShort} />
      </Specimen>
      <Specimen name="error hint reveal">
        <TextField
          {...password}
          defaultValue="12345"
          error={fields.passwordShort}
          hint={fields.passwordHint}
        />
      </Specimen>
      <Specimen name="reveal">
        <TextField {...password} defaultValue="123456" />
      </Specimen>
      <Specimen name="reveal disabled">
        <TextField {...password} defaultValue="123456" disabled />
      </Specimen>
      <Specimen name="disabled">
        <TextField label={fields.email} defaultValue="xiaoman@example.com" disabled />
      </Specimen>
      <Specimen name="readOnly">
        <TextField label={fields.email} defaultValue="xiaoman@example.com" readOnly />
      </Specimen>
      <Specimen name={own.shows.longText}>
        <TextField label={longText} defaultValue={longText} hint={longText} error={longText} />
      </Specimen>
    </Specimens>
  );
}

const MAX = 200;

function TextAreas() {
  const { fields, longText, own } = useWords();
  const [theme, setTheme] = useState('');
  return (
    <Specimens columns>
      <Specimen name="count max">
        <TextArea
          label={fields.writeTheme}
          placeholder={fields.themePlaceholder}
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
          count={theme.length}
          max={MAX}
          countLabel={fields.left(MAX - theme.length)}
        />
      </Specimen>
      <Specimen name={own.shows.plain} focus>
        <TextArea label={fields.note} defaultValue={fields.themeValue} />
      </Specimen>
      <Specimen name="count={196}">
        <TextArea
          label={fields.writeTheme}
          defaultValue={longText}
          count={196}
          max={MAX}
          countLabel={fields.left(4)}
        />
      </Specimen>
      <Specimen name="error hint count={200}">
        <TextArea
          label={fields.writeTheme}
          defaultValue={fields.themeValue}
          count={MAX}
          max={MAX}
          countLabel={fields.left(0)}
          error={fields.themeRefused}
          hint={fields.themePlaceholder}
        />
      </Specimen>
      <Specimen name="aside">
        <TextArea label={fields.note} aside={<span className="meta">{fields.noteAside}</span>} />
      </Specimen>
      <Specimen name="aside count">
        <TextArea
          label={fields.note}
          aside={<span className="meta">{fields.noteAside}</span>}
          count={12}
          max={500}
        />
      </Specimen>
      <Specimen name="disabled">
        <TextArea label={fields.writeTheme} defaultValue={fields.themeValue} count={7} max={MAX} disabled />
      </Specimen>
      <Specimen name={`rows={4}, ${own.shows.longText}`}>
        <TextArea label={longText} defaultValue={`${longText} `.repeat(3)} rows={4} count={150} max={MAX} />
      </Specimen>
    </Specimens>
  );
}

export const fields: Kind = {
  'text-field': TextFields,
  'text-area': TextAreas,
};
