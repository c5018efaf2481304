import { expect, test } from "vitest";
import { excessIn, firstOverfull } from "./limits.ts";
import { textControls, typeInto } from "./text-controls.ts";

function formOf(content: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = content;
  document.body.append(form);
  return form;
}

test("words are looked for where people write them, and not where they search, choose, or prove who they are", () => {
  const form = formOf(`
    <input name="title"><input type="email" name="email"><input type="number" name="amount"><textarea name="why"></textarea>
    <select name="role"><option>Member</option></select>
    <input type="password" name="password"><input type="checkbox" name="agreed"><input type="search" name="search">
    <input role="combobox" name="currency"><input aria-haspopup="listbox" name="country">
    <input name="link" readonly><input name="code" data-unkept>`);
  expect([...textControls(form).keys()]).toEqual(["title", "email", "amount", "why", "role"]);
});

test("a control is called by its name, or what it is labelled with, without what is written in it", () => {
  const form = formOf(`
    <input aria-label="Answer"><label for="wish">Your wish</label><input id="wish">
    <label><span>Why</span><textarea>Because</textarea></label><input id="nothing">`);
  expect([...textControls(form).keys()]).toEqual(["Answer", "Your wish", "Why", "nothing"]);
});

test("what is put into a control is heard of as if it had been typed, and only where it is something else", () => {
  const form = formOf('<input name="title" value="Old"><select name="role"><option>member<option>admin</select>');
  const heard: string[] = [];
  for (const type of ["input", "change"]) form.addEventListener(type, () => heard.push(type));
  const [title, role] = [...textControls(form).values()];
  if (!title || !role) throw new Error("There is nothing to type into.");
  typeInto(title, "Old");
  expect(heard).toEqual([]);
  typeInto(title, "New");
  typeInto(role, "admin");
  expect([title.value, role.value]).toEqual(["New", "admin"]);
  expect(heard).toEqual(["input", "change"]);
});

test("what is too long is told once, not for spaces around it, and found in the first field that has it", () => {
  const form = formOf(`
    <input name="one" data-max="3" value=" abc "><input name="two" data-max="3" value="abcde">
    <input name="three" data-max="3" value="vwxyz"><input name="free" value="${"x".repeat(9_999)}">`);
  expect(excessIn(form)).toEqual(["2 characters too long. The maximum length is 3 characters."]);
  expect(firstOverfull(form)).toBe(form.elements.namedItem("two"));
  expect(firstOverfull(formOf('<input data-max="3" value="abc">'))).toBeNull();
});
