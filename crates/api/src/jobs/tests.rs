use std::net::IpAddr;
use std::sync::{Barrier, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;

use super::{
    EVERY, FOR_OTHERS, JobLimits, Jobs, LARGEST_BYTES, MOMENT, MOST_OF_NETWORK, MOST_OF_VISITOR,
    MOST_WAITING, SMALL_BYTES, is_due,
};
use crate::background::NICENESS;
use crate::error::ApiError;
use crate::middleware::shares::Shares;
use crate::middleware::unsent::UNSENT_BYTES;

const LIMITS: JobLimits = JobLimits {
    at_once: 1,
    slice: Duration::from_secs(3600),
    deadline: Duration::from_secs(3600),
};

/// Each in a network of its own.
fn visitor(number: usize) -> IpAddr {
    IpAddr::from([203, 0, u8::try_from(number).unwrap(), 7])
}

fn open(limits: JobLimits) -> Jobs {
    Jobs::new(limits, Shares::of(UNSENT_BYTES))
}

/// A job that counts until it is told to end, and tells its last number.
fn counting(jobs: &Jobs, number: usize) -> BoxStream<'static, Bytes> {
    let place = jobs.enter(visitor(number)).unwrap();
    jobs.run(place, |follow| {
        let mut count = 0_u64;
        while follow(count) {
            count += 1;
        }
        Ok(count)
    })
}

async fn next(stream: &mut BoxStream<'static, Bytes>) -> String {
    let bytes = stream.next().await.expect("the job goes on");
    String::from_utf8(bytes.to_vec()).unwrap()
}

async fn until_idle(jobs: &Jobs) {
    while !jobs.turns.is_idle() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_job_tells_how_far_it_is_and_ends_with_its_report() {
    let jobs = open(LIMITS);
    let place = jobs.enter(visitor(1)).unwrap();
    let mut told = jobs.run(place, |follow| {
        assert!(follow(1), "somebody listens");
        assert!(follow(2), "somebody listens still");
        Ok("done")
    });
    assert_eq!(next(&mut told).await, "event: progress\ndata: 1\n\n");
    // The second step is told too where the machine took long for it.
    let mut last = next(&mut told).await;
    while last.starts_with("event: progress") {
        last = next(&mut told).await;
    }
    assert_eq!(last, "event: report\ndata: \"done\"\n\n");
    assert_eq!(told.next().await, None);
    assert!(jobs.enter(visitor(1)).is_ok());
}

#[test]
fn progress_is_told_ten_times_a_second_at_the_most() {
    let now = Instant::now();
    assert!(is_due(None, now));
    let instant = Duration::from_millis(1);
    assert!(!is_due(Some(now), now + EVERY - instant));
    assert!(is_due(Some(now), now + EVERY));
}

#[tokio::test]
async fn who_goes_away_ends_the_work_whether_it_runs_or_waits() {
    let jobs = open(LIMITS);
    let mut running = counting(&jobs, 1);
    assert!(next(&mut running).await.starts_with("event: progress"));
    let mut waiting = counting(&jobs, 2);
    let mut last = counting(&jobs, 3);
    for stream in [&mut waiting, &mut last] {
        assert_eq!(
            next(stream).await,
            "event: waiting\ndata: {\"at_once\":1}\n\n"
        );
    }
    drop(waiting);
    drop(running);
    // Only the end of the first gives the third its turn.
    assert!(next(&mut last).await.starts_with("event: progress"));
    drop(last);
    until_idle(&jobs).await;
    assert!((1..=3).all(|number| jobs.enter(visitor(number)).is_ok()));
}

#[tokio::test]
async fn a_visitor_has_one_and_so_many_wait() {
    let jobs = open(LIMITS);
    let streams: Vec<_> = (0..=MOST_WAITING)
        .map(|number| counting(&jobs, number))
        .collect();
    assert!(matches!(jobs.enter(visitor(0)), Err(ApiError::JobUnderWay)));
    assert!(matches!(jobs.enter(visitor(100)), Err(ApiError::Busy(_))));
    drop(streams);
    until_idle(&jobs).await;
}

#[tokio::test(start_paused = true)]
async fn who_has_one_is_refused_unless_it_ends_within_a_moment() {
    let jobs = open(LIMITS);
    let former = jobs.enter(visitor(1)).unwrap();
    assert!(matches!(
        jobs.look(visitor(1)).await,
        Err(ApiError::JobUnderWay)
    ));
    let end = async {
        tokio::time::sleep(MOMENT / 2).await;
        drop(former);
    };
    let (look, ()) = tokio::join!(jobs.look(visitor(1)), end);
    assert!(look.is_ok());
}

#[tokio::test]
async fn one_that_has_run_for_a_while_lets_another_in_between() {
    let jobs = open(JobLimits {
        slice: Duration::ZERO,
        ..LIMITS
    });
    let mut streams = [counting(&jobs, 1), counting(&jobs, 2)];
    for at in [1, 0, 1] {
        while !next(&mut streams[at]).await.starts_with("event: progress") {}
    }
    drop(streams);
    until_idle(&jobs).await;
}

#[tokio::test]
async fn a_network_has_no_more_than_its_places() {
    let jobs = open(LIMITS);
    let address = |last| IpAddr::from([203, 0, 113, last]);
    let places: Vec<_> = (0..MOST_OF_NETWORK)
        .map(|last| jobs.enter(address(last)).unwrap())
        .collect();
    assert!(matches!(
        jobs.enter(address(200)),
        Err(ApiError::NetworkJobsUnderWay)
    ));
    // One who has a job is told of it.
    assert!(matches!(jobs.enter(address(0)), Err(ApiError::JobUnderWay)));
    assert!(jobs.enter(visitor(1)).is_ok());
    drop(places);
    assert!(jobs.enter(address(200)).is_ok());
}

/// Begins a job and closes it; its work goes on until what comes back is dropped.
async fn begun_and_closed(jobs: &Jobs, visitor: IpAddr) -> mpsc::Sender<()> {
    let (end, ended) = mpsc::channel::<()>();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let place = jobs.enter(visitor).unwrap();
    let _stream = jobs.run(place, move |_: super::Follow<u8>| {
        let _ = begin.send(());
        let _ = ended.recv();
        Ok("done")
    });
    begun.await.unwrap();
    end
}

/// Jobs of which a network may have all its places at work.
fn open_to_a_network() -> Jobs {
    open(JobLimits {
        at_once: MOST_OF_NETWORK.into(),
        ..LIMITS
    })
}

#[tokio::test]
async fn a_job_that_was_closed_is_its_networks_until_its_work_is_done() {
    let jobs = open_to_a_network();
    let address = |last| IpAddr::from([203, 0, 113, last]);
    let mut at_work = Vec::new();
    for last in 0..MOST_OF_NETWORK {
        at_work.push(begun_and_closed(&jobs, address(last)).await);
    }
    // Who closed one has no other meanwhile either.
    for last in [200, 0] {
        assert!(matches!(
            jobs.enter(address(last)),
            Err(ApiError::NetworkJobsUnderWay)
        ));
    }
    assert!(jobs.enter(visitor(1)).is_ok());
    drop(at_work);
    while jobs.enter(address(200)).is_err() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn who_closes_jobs_that_go_on_leaves_the_other_places_to_neighbours() {
    let jobs = open_to_a_network();
    let [one, neighbour] = [1, 2].map(|last| IpAddr::from([203, 0, 113, last]));
    let mut at_work = Vec::new();
    for _ in 0..MOST_OF_VISITOR {
        at_work.push(begun_and_closed(&jobs, one).await);
    }
    assert!(matches!(jobs.enter(one), Err(ApiError::JobUnderWay)));
    assert!(jobs.enter(neighbour).is_ok());
}

#[tokio::test]
async fn the_last_places_are_for_networks_that_have_none() {
    let jobs = open(LIMITS);
    let before = LIMITS.at_once + MOST_WAITING - FOR_OTHERS;
    let enter = |number| jobs.enter(visitor(number));
    let places: Vec<_> = (0..before).map(|number| enter(number).unwrap()).collect();
    let neighbour = IpAddr::from([203, 0, 0, 8]);
    assert!(matches!(jobs.enter(neighbour), Err(ApiError::Busy(_))));
    let others = (0..FOR_OTHERS).map(|other| enter(before + other).unwrap());
    let others: Vec<_> = others.collect();
    assert!(matches!(enter(100), Err(ApiError::Busy(_))));
    drop(others);
    assert!(matches!(jobs.enter(neighbour), Err(ApiError::Busy(_))));
    drop(places);
    assert!(jobs.enter(neighbour).is_ok());
}

#[test]
fn of_neighbours_who_come_at_once_one_is_the_first_of_its_network() {
    let jobs = open(LIMITS);
    let before = LIMITS.at_once + MOST_WAITING - FOR_OTHERS;
    let enter = |number| jobs.enter(visitor(number)).unwrap();
    let _places: Vec<_> = (0..before).map(enter).collect();
    for _ in 0..200 {
        let together = Barrier::new(MOST_OF_NETWORK.into());
        let come = |last: u8| {
            together.wait();
            jobs.enter(IpAddr::from([198, 51, 100, last]))
        };
        let come = &come;
        let came: Vec<_> = thread::scope(|scope| {
            let calls = (0..MOST_OF_NETWORK).map(|last| scope.spawn(move || come(last)));
            let calls: Vec<_> = calls.collect();
            calls.into_iter().map(|call| call.join().unwrap()).collect()
        });
        let first = came.iter().filter(|place| place.is_ok());
        assert_eq!(first.count(), 1);
    }
}

#[tokio::test]
async fn jobs_keep_so_much_of_what_was_sent_until_the_work_is_done() {
    let jobs = open(LIMITS);
    let neighbour = |last| IpAddr::from([203, 0, 113, last]);
    let enter = |address, bytes| jobs.enter(address)?.keeping(bytes);
    let first = enter(neighbour(1), LARGEST_BYTES).unwrap();
    // Half of what all may keep is a network's, and one that is refused leaves its place.
    let refused = enter(neighbour(2), LARGEST_BYTES);
    assert!(matches!(refused, Err(ApiError::NetworkJobsUnderWay)));
    let small = enter(neighbour(2), 1 << 20).unwrap();
    let second = enter(visitor(1), LARGEST_BYTES).unwrap();
    let third = enter(visitor(2), LARGEST_BYTES).unwrap();
    let refused = enter(visitor(3), LARGEST_BYTES);
    assert!(matches!(refused, Err(ApiError::Busy(_))));

    let told = jobs.run(first, |_: super::Follow<u8>| Ok("done"));
    let _: Vec<_> = told.collect().await;
    let again = enter(visitor(3), LARGEST_BYTES).unwrap();
    drop((small, second, third, again));
    assert!(jobs.kept.is_empty());
}

#[tokio::test]
async fn who_has_not_read_a_report_has_no_other() {
    let jobs = open(LIMITS);
    let report = "x".repeat(3 * SMALL_BYTES);
    let place = jobs.enter(visitor(1)).unwrap();
    let own = report.clone();
    let mut told = jobs.run(place, move |_: super::Follow<u8>| Ok(own));
    let mut read = next(&mut told).await;
    assert_eq!(read.len(), SMALL_BYTES);
    assert!(matches!(jobs.enter(visitor(1)), Err(ApiError::JobUnderWay)));
    assert!(!jobs.unsent.is_empty());
    while let Some(piece) = told.next().await {
        read.push_str(std::str::from_utf8(&piece).unwrap());
    }
    assert_eq!(read, format!("event: report\ndata: \"{report}\"\n\n"));
    assert!(jobs.enter(visitor(1)).is_ok());
    assert!(jobs.unsent.is_empty());
}

#[test]
fn a_job_has_its_deadline_of_the_processor_and_ten_times_as_much_by_the_clock() {
    let limits = JobLimits {
        deadline: Duration::from_secs(60),
        ..LIMITS
    };
    for (ran, elapsed, expected) in [
        (0, 0, true),
        (59, 599, true),
        (60, 60, false),
        (1, 600, false),
    ] {
        let [ran, elapsed] = [ran, elapsed].map(Duration::from_secs);
        assert_eq!(
            limits.has_time(ran, elapsed),
            expected,
            "{ran:?} {elapsed:?}"
        );
    }
}

#[tokio::test]
async fn the_deadline_and_the_order_to_stop_end_with_the_best_there_is() {
    let jobs = open(JobLimits {
        deadline: Duration::ZERO,
        ..LIMITS
    });
    let mut late = counting(&jobs, 1);
    assert_eq!(next(&mut late).await, "event: progress\ndata: 0\n\n");
    assert_eq!(next(&mut late).await, "event: report\ndata: 0\n\n");

    let jobs = open(LIMITS);
    let mut running = counting(&jobs, 1);
    assert!(next(&mut running).await.starts_with("event: progress"));
    let mut waiting = counting(&jobs, 2);
    assert!(next(&mut waiting).await.starts_with("event: waiting"));
    jobs.stop();
    assert_eq!(waiting.next().await, None);
    let told: Vec<_> = running.collect().await;
    assert!(told.last().unwrap().starts_with(b"event: report"));
}

#[tokio::test]
async fn what_is_refused_and_what_breaks_is_told_as_a_problem() {
    let jobs = open(LIMITS);
    for (number, code) in [(1, "\"invalid\""), (2, "\"internal\"")] {
        let place = jobs.enter(visitor(number)).unwrap();
        let mut told = jobs.run(place, move |_: super::Follow<u8>| {
            assert!(number == 1, "engine bug");
            Err::<(), _>(ApiError::invalid("p", "too_many", "p is too large"))
        });
        let problem = next(&mut told).await;
        assert!(problem.starts_with("event: problem\n"), "{problem}");
        assert!(problem.contains(code), "{problem}");
    }
}

#[tokio::test]
async fn a_job_gives_way_to_every_other_thread() {
    let jobs = open(LIMITS);
    let place = jobs.enter(visitor(1)).unwrap();
    let (tell, told) = mpsc::channel();
    let stream = jobs.run(place, move |_: super::Follow<u8>| {
        tell.send(rustix::process::getpriority_process(None))
            .unwrap();
        Ok(())
    });
    let _: Vec<_> = stream.collect().await;
    let own = rustix::process::getpriority_process(None).unwrap();
    let expected = (own + NICENESS).min(19);
    assert_eq!(told.recv().unwrap().unwrap(), expected);
}
