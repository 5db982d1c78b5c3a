import { SelectField } from '@storysprout/shared-ui/select-field';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

function SelectFields() {
  const { choices, fields, longText, own } = useWords();
  const grades = (
    <>
      <option value="">{fields.allGrades}</option>
      {choices.grades.map((grade) => (
        <option key={grade}>{grade}</option>
      ))}
    </>
  );
  return (
    <Specimens columns>
      <Specimen name="option">
        <SelectField label={fields.grade}>{grades}</SelectField>
      </Specimen>
      <Specimen name="option" focus>
        <SelectField label={fields.grade} defaultValue={choices.grades[3]}>
          {grades}
        </SelectField>
      </Specimen>
      <Specimen name="hint">
        <SelectField label={fields.grade} hint={fields.noteAside}>
          {grades}
        </SelectField>
      </Specimen>
      <Specimen name="optgroup">
        <SelectField label={fields.voice}>
          {Object.entries(fields.voices).map(([category, voices]) => (
            <optgroup label={category} key={category}>
              {voices.map((voice) => (
                <option key={voice}>{voice}</option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </Specimen>
      <Specimen name="error">
        <SelectField label={fields.voice} error={fields.voiceRefused}>
          <option>Nova</option>
        </SelectField>
      </Specimen>
      <Specimen name="labelHidden">
        <SelectField label={fields.grade} labelHidden>
          {grades}
        </SelectField>
      </Specimen>
      <Specimen name="disabled">
        <SelectField label={fields.grade} disabled>
          {grades}
        </SelectField>
      </Specimen>
      <Specimen name={own.shows.longText}>
        <SelectField label={longText}>
          <option>{longText}</option>
        </SelectField>
      </Specimen>
    </Specimens>
  );
}

export const selectFields: Kind = { 'select-field': SelectFields };
