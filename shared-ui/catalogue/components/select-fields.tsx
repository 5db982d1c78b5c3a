import { SelectField } from '@storysprout/shared-ui/select-field';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

function SelectFields() {
  const { choices, fields, longText, catalogue } = useSampleTexts();
  const grades = (
    <>
      <option value="">{fields.allGrades}</option>
      {choices.grades.map((grade) => (
        <option key={grade}>{grade}</option>
      ))}
    </>
  );
  return (
    <Examples columns>
      <Example name="option">
        <SelectField label={fields.grade}>{grades}</SelectField>
      </Example>
      <Example name="option" focus>
        <SelectField label={fields.grade} defaultValue={choices.grades[3]}>
          {grades}
        </SelectField>
      </Example>
      <Example name="hint">
        <SelectField label={fields.grade} hint={fields.noteAside}>
          {grades}
        </SelectField>
      </Example>
      <Example name="optgroup">
        <SelectField label={fields.voice}>
          {Object.entries(fields.voices).map(([category, voices]) => (
            <optgroup label={category} key={category}>
              {voices.map((voice) => (
                <option key={voice}>{voice}</option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </Example>
      <Example name="error">
        <SelectField label={fields.voice} error={fields.voiceRefused}>
          <option>Nova</option>
        </SelectField>
      </Example>
      <Example name="labelHidden">
        <SelectField label={fields.grade} labelHidden>
          {grades}
        </SelectField>
      </Example>
      <Example name="disabled">
        <SelectField label={fields.grade} disabled>
          {grades}
        </SelectField>
      </Example>
      <Example name={catalogue.shows.longText}>
        <SelectField label={longText}>
          <option>{longText}</option>
        </SelectField>
      </Example>
    </Examples>
  );
}

export const selectFields: Kind = { 'select-field': SelectFields };
