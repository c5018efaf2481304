import type { Random } from "../../../platform/drafting/random.ts";

const firstNames =
  `Marta Idris Elsa Jun Ines Tobias Noor Piotr Leila Mateo Hanna Amir Greta Kwame Mei Oskar Priya Rui Yusuf
  Lena Nadia Pavel Selma Viktor Aiko Bruno Carla Emil Farah Goran Ilse Joanna`.split(/\s+/u);
const lastNames =
  `Lindqvist Okafor Bergmann Tanaka Novak Haddad Morel Jensen Wrona Kellner Osei Marchetti Deshpande Lundin
  Marek Duarte Brandl Petrov Salas Nygaard Kaya Fabre Holm Sato Varela Weiss Ilic Dahl Adeyemi Rask`.split(/\s+/u);

/** `count` different invented names of a common first and a common last name each; no name part twice. */
export function inventNames(count: number, random: Random): string[] {
  const last = random.pickSome(lastNames, count);
  return random.pickSome(firstNames, count).map((first, index) => `${first} ${last[index] ?? ""}`.trim());
}
