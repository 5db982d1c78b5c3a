import { Slider } from '@storysprout/shared-ui/slider';
import { Switch } from '@storysprout/shared-ui/switch';
import { useState } from 'react';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

function OneSwitch({ on, disabled, label }: { on: boolean; disabled?: boolean; label?: string }) {
  const { choices } = useSampleTexts();
  const [checked, setChecked] = useState(on);
  return (
    <Switch checked={checked} onChange={setChecked} disabled={disabled}>
      {label ?? choices.follow}
    </Switch>
  );
}

function Switches() {
  const { catalogue, longText } = useSampleTexts();
  return (
    <Examples columns>
      {[true, false].map((on) => (
        <Example name={`checked={${on}}`} focus={on} key={String(on)}>
          <OneSwitch on={on} />
        </Example>
      ))}
      {[true, false].map((on) => (
        <Example name={`checked={${on}} disabled`} key={String(on)}>
          <OneSwitch on={on} disabled />
        </Example>
      ))}
      <Example name={catalogue.shows.longText}>
        <OneSwitch on label={longText} />
      </Example>
    </Examples>
  );
}

function Position({ start, disabled }: { start: number; disabled?: boolean }) {
  const { choices } = useSampleTexts();
  const [seconds, setSeconds] = useState(start);
  return (
    <Slider
      label={choices.progress}
      value={seconds}
      max={72}
      step={0.1}
      keySteps={{ arrow: 5, page: 15 }}
      onChange={setSeconds}
      valueText={(value) => choices.position(Math.floor(value))}
      disabled={disabled}
    />
  );
}

const Sliders = () => (
  <Examples columns>
    {[0, 22, 72].map((seconds) => (
      <Example name={`value={${seconds}} max={72}`} focus={seconds === 22} key={seconds}>
        <Position start={seconds} />
      </Example>
    ))}
    <Example name="disabled">
      <Position start={40} disabled />
    </Example>
  </Examples>
);

export const switches: Kind = { switch: Switches, slider: Sliders };
