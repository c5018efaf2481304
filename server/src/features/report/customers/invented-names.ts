import type { Random } from "../../../platform/drafting/random.ts";
import type { DraftLanguage, InEach } from "../../../platform/drafting/telling/draft-language.ts";

interface Names {
  first: readonly string[];
  last: readonly string[];
}

const words = (text: string) => text.split(/\s+/u);

const names: InEach<Names> = {
  en: {
    first:
      words(`Marta Idris Elsa Jun Ines Tobias Noor Piotr Leila Mateo Hanna Amir Greta Kwame Mei Oskar Priya Rui Yusuf
  Lena Nadia Pavel Selma Viktor Aiko Bruno Carla Emil Farah Goran Ilse Joanna`),
    last: words(`Lindqvist Okafor Bergmann Tanaka Novak Haddad Morel Jensen Wrona Kellner Osei Marchetti Deshpande Lundin
  Marek Duarte Brandl Petrov Salas Nygaard Kaya Fabre Holm Sato Varela Weiss Ilic Dahl Adeyemi Rask`),
  },
  de: {
    first: words(
      `Sabine Jonas Katrin Emre Birgit Lukas Aylin Holger Nora Stefan Ulrike Milan Petra Hannes Jasmin Volker`,
    ),
    last: words(`Hartmann Yilmaz Seidel Krüger Lorenz Novak Behrens Winkler Pohl Brandt Schuster Arslan Engel Voigt`),
  },
  es: {
    first: words(`Lucía Javier Carmen Andrés Rocío Pablo Elena Sergio Pilar Hugo Nuria Tomás Irene Raúl Teresa Iván`),
    last: words(`Navarro Ortega Molina Serrano Vidal Ramos Castro Ibáñez Prieto Campos Reyes Fuentes Moya Lozano`),
  },
  // The family name comes first, which is what it is called by.
  ja: {
    first: words(`佐藤 鈴木 高橋 田中 渡辺 伊藤 中村 小林 山田 松本 井上 木村 清水 斎藤`),
    last: words(`美咲 健太 陽子 大輔 由美 翔太 恵子 直樹 彩香 和也 真理 隆 奈々 誠`),
  },
};

/** `count` different invented names of a common first and a common last name each, in the order of the language; no part twice. */
export function inventNames(count: number, random: Random, language: DraftLanguage): string[] {
  const { first, last } = names[language];
  const lasts = random.pickSome(last, count);
  return random.pickSome(first, count).map((name, index) => `${name} ${lasts[index] ?? ""}`.trim());
}

/** Whether a name could have been invented here. */
export function isInventedName(name: string): boolean {
  const [first = "", last = "", ...rest] = name.split(" ");
  return (
    rest.length === 0 && Object.values(names).some((each) => each.first.includes(first) && each.last.includes(last))
  );
}
