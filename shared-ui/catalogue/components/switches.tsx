import { Slider } from '@storysprout/shared-ui/slider';
import { Switch } from '@storysprout/shared-ui/switch';
import { useState } from 'react';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

function OneSwitch({ on, disabled, label }: { on: boolean; disabled?: boolean; label?: string }) {
  const { choices } = useWords();
  const [checked, setChecked] = useState(on);
  return (
    <Switch checked={checked} onChange={setChecked} disabled={disabled}>
      {label ?? choices.follow}
    </Switch>
  );
}

function Switches() {
  const { own, longText } = useWords();
  return (
    <Specimens columns>
      {[true, false].map((on) => (
        <Specimen name={`checked={${on}}`} focus={on} key={String(on)}>
          <OneSwitch on={on} />
        </Specimen>
      ))}
      {[true, false].map((on) => (
        <Specimen name={`checked={${on}} disabled`} key={String(on)}>
          <OneSwitch on={on} disabled />
        </Specimen>
      ))}
      <Specimen name={own.shows.longText}>
        <OneSwitch on label={longText} />
      </Specimen>
    </Specimens>
  );
}

function Position({ start, disabled }: { start: number; disabled?: boolean }) {
  const { choices } = useWords();
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
  <Specimens columns>
    {[0, 22, 72].map((seconds) => (
      <Specimen name={`value={${seconds}} max={72}`} focus={seconds === 22} key={seconds}>
        <Position start={seconds} />
      </Specimen>
    ))}
    <Specimen name="disabled">
      <Position start={40} disabled />
    </Specimen>
  </Specimens>
);

export const switches: Kind = { switch: Switches, slider: Sliders };
