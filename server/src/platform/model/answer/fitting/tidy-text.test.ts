import { expect, test } from "vitest";
import { tidyText } from "./tidy-text.ts";

test.each([
  ["&amp; &lt; &gt; &quot; &#39; &NBSP;!", "& < > \" ' !"],
  ["one<br>two<BR />three", "one\ntwo\nthree"],
  ["**Rent** and __rules__ rise", "Rent and rules rise"],
  ["2 ** 3 and a_b", "2 ** 3 and a_b"],
  ["Set `rent` and `rules`", "Set rent and rules"],
  ["one  two\t\tthree", "one two three"],
  ["one \t\ntwo", "one\ntwo"],
  ["- one", "one"],
  ["* one", "one"],
  ["• one", "one"],
  ["– one", "one"],
  ["# one", "one"],
  ["###### one", "one"],
  ["2. one", "one"],
  ["(12) one", "one"],
  ["3) one", "one"],
  ["-5 degrees", "-5 degrees"],
  ["2. 5 metres", "2. 5 metres"],
  ["123. one", "123. one"],
  ['"one"', "one"],
  ["“one”", "one"],
  ["„one“", "one"],
  ["«one»", "one"],
  ['"one" and "two"', '"one" and "two"'],
  ['""', '""'],
  ["1. one\n2. two", "1. one\n2. two"],
])("%j is set as %j", (text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});
