import { expect, test } from "vitest";
import { firstNameOf, greetingOf, nameInTitle } from "./persona-words.ts";

test("[S2.2.5-24] a title names a persona without the last word of its name", () => {
  expect(nameInTitle("Marta, facility lead")).toBe("Marta, facility");
  expect(nameInTitle("  Ana  María de la Cruz ")).toBe("Ana María de la");
  expect(nameInTitle("Jun, landlord")).toBe("Jun");
  expect(nameInTitle("Noor")).toBe("Noor");
  for (const comma of [",", "،", "、", "，"]) expect(nameInTitle(`山田花子${comma} 責任者`)).toBe("山田花子");
});

test("a persona is addressed by its first name", () => {
  expect(firstNameOf("Marta, facility lead")).toBe("Marta");
  expect(firstNameOf("Jun,landlord")).toBe("Jun");
  expect(firstNameOf(" Noor ")).toBe("Noor");
  expect(firstNameOf("山田花子、施設管理責任者")).toBe("山田花子");
  expect(firstNameOf("فاطمة، مديرة المرافق")).toBe("فاطمة");
});

test("[S2.2.5-21] a greeting holds the first name and one sentence of the insight", () => {
  const greet = (customerInsight: string) => greetingOf({ name: "Marta, facility lead", customerInsight });
  expect(greet("I run 4.5 buildings. I am measured on complaints.")).toBe(
    "Hi, I'm Marta. I run 4.5 buildings. What would you like to know?",
  );
  expect(greet("Measured on complaints")).toBe("Hi, I'm Marta. Measured on complaints. What would you like to know?");
  expect(greet("“Who picks up?” she asks.")).toBe("Hi, I'm Marta. “Who picks up?” What would you like to know?");
  expect(greet("It depends… Who asks?")).toBe("Hi, I'm Marta. It depends… What would you like to know?");
  expect(greet(" ")).toBe("Hi, I'm Marta. What would you like to know?");
});
