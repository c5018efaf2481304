import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { useSession } from "../../../../transport/session.ts";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { nameOf } from "../../editing/people/name-of.ts";
import { useSectionWork } from "../../editing/work/use-work.ts";

/** Who set a number, and when: a person, or whoever wrote the section. */
export function SetBy({ item, field }: { item: string; field: string }) {
  const edited = useEditedSection();
  const me = useSession()?.user.uuid;
  const work = useSectionWork(edited);
  const own =
    work?.edits.find((edit) => edit.item === item && edit.field === field) ??
    work?.added.find((added) => added.item === item);
  if (!own) return <>The report, as it was written</>;
  return (
    <>
      {own.by?.uuid === me ? "You" : nameOf(own.by)}
      {own.at && ", "}
      <RelativeDate instant={own.at} />
    </>
  );
}
