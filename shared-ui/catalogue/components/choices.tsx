import { Card } from '@storysprout/shared-ui/card';
import { GradePicker } from '@storysprout/shared-ui/grade-picker';
import { SegmentedControl } from '@storysprout/shared-ui/segmented-control';
import { Tabs } from '@storysprout/shared-ui/tabs';
import { ThemeChips } from '@storysprout/shared-ui/theme-chips';
import { useState } from 'react';
import { gradesOf, themesOf } from '../samples/samples';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

function Grades({ start, disabled }: { start: number; disabled?: boolean }) {
  const words = useSampleTexts();
  const [grade, setGrade] = useState(start);
  return (
    <GradePicker
      legend={words.choices.chooseGrade}
      options={gradesOf(words)}
      value={grade}
      onChange={setGrade}
      disabled={disabled}
    />
  );
}

const GradePickers = () => (
  <Examples columns>
    {[2, 4, 9].map((grade) => (
      <Example name={`value={${grade}}`} focus={grade === 4} key={grade}>
        <Grades start={grade} />
      </Example>
    ))}
    <Example name="disabled">
      <Grades start={7} disabled />
    </Example>
  </Examples>
);

function Themes({ start, open: startOpen = true }: { start?: string; open?: boolean }) {
  const words = useSampleTexts();
  const [value, setValue] = useState(start);
  const [open, setOpen] = useState(startOpen);
  const panel = (
    <ThemeChips
      open={open}
      title={words.choices.suggestions}
      closeLabel={words.choices.fold}
      themes={themesOf(words)}
      value={value}
      onSelect={(theme) => setValue(theme.label)}
      onClose={() => setOpen(false)}
    />
  );
  return open ? <Card padding="snug">{panel}</Card> : panel;
}

function ThemePanels() {
  const { catalogue } = useSampleTexts();
  return (
    <Examples>
      <Example name="open" wide focus>
        <Themes />
      </Example>
      <Example name='open value="tasty-food"' wide>
        <Themes start="tasty-food" />
      </Example>
      <Example name={`open={false}, ${catalogue.shows.nothing}`} wide>
        <Themes open={false} />
      </Example>
    </Examples>
  );
}

function Choice<Value extends string>({ label, of }: { label: string; of: Record<Value, string> }) {
  const values = Object.keys(of) as Value[];
  const [value, setValue] = useState(values[0]!);
  const options = values.map((each) => ({ value: each, label: of[each] }));
  return <SegmentedControl label={label} value={value} onChange={setValue} options={options} />;
}

function SegmentedChoices() {
  const { choices, catalogue, longText } = useSampleTexts();
  return (
    <Examples columns>
      <Example name="options[3]">
        <Choice label={choices.translation} of={choices.translations} />
      </Example>
      <Example name="options[4]" focus>
        <Choice label={choices.range} of={choices.ranges} />
      </Example>
      <Example name={catalogue.shows.longText}>
        <Choice label={choices.range} of={{ a: choices.wechat, b: longText }} />
      </Example>
    </Examples>
  );
}

function LoginTabs({ start }: { start: string }) {
  const { choices } = useSampleTexts();
  const [tab, setTab] = useState(start);
  return (
    <Tabs
      label={choices.loginWays}
      value={tab}
      onChange={setTab}
      items={[
        { value: 'wechat', label: choices.wechat, panel: choices.wechatPanel },
        { value: 'email', label: choices.byEmail, panel: choices.emailPanel },
      ]}
    />
  );
}

const TabSets = () => (
  <Examples columns>
    <Example name='value="wechat"' focus>
      <LoginTabs start="wechat" />
    </Example>
    <Example name='value="email"'>
      <LoginTabs start="email" />
    </Example>
  </Examples>
);

export const choices: Kind = {
  'grade-picker': GradePickers,
  'theme-chips': ThemePanels,
  'segmented-control': SegmentedChoices,
  tabs: TabSets,
};
