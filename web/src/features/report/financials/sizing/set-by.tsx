import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { useSession } from "../../../../transport/session.ts";
import { useReadSection } from "../../editing/edited-section.tsx";
import { nameOf } from "../../editing/people/name-of.ts";
import { useSectionWork } from "../../editing/work/use-work.ts";
import { useConcept } from "../../frame/use-concept.ts";

/** Who set a number, and when: a person, or whoever wrote the section. `item` is null for a number of the section itself. */
export function SetBy({ item, field }: { item: string | null; field: string }) {
  const read = useReadSection();
  const me = useSession()?.user.uuid;
  const work = useSectionWork(read);
  const own =
    work?.edits.find((edit) => edit.item === item && edit.field === field) ??
    (item === null ? undefined : work?.added.find((added) => added.item === item));
  if (!own) return <WrittenThen conceptId={read?.conceptId ?? ""} />;
  return (
    <>
      {own.by?.uuid === me ? "You" : nameOf(own.by)}
      {own.at && ", "}
      <RelativeDate instant={own.at} />
    </>
  );
}

/** The report, and when it wrote the projection where that is known. */
function WrittenThen({ conceptId }: { conceptId: string }) {
  const { data: concept } = useConcept(conceptId);
  const written = concept?.reportStatusBySection.financialProjection.dateCompleted;
  return (
    <>
      The report, as it was written
      {written && " "}
      <RelativeDate instant={written} />
    </>
  );
}
